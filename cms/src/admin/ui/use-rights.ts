import { useRBAC } from '@strapi/strapi/admin'

/** Which rights of an area the current user has, by their names; none until that is known. */
export function useRights<Name extends string>(
  rights: Readonly<Record<Name, string>>,
): Readonly<Record<Name, boolean>> {
  const names = Object.keys(rights) as Name[]
  const { allowedActions } = useRBAC(names.map((name) => ({ action: rights[name], subject: null })))
  const isGranted = (name: string) =>
    allowedActions[`can${name.charAt(0).toUpperCase()}${name.slice(1)}`] === true
  return Object.fromEntries(names.map((name) => [name, isGranted(name)])) as Record<Name, boolean>
}
