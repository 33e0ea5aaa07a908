import type { Core } from '@strapi/strapi'
import { sumOf, sumPerDetail, sumPerValue } from './queries'
import type { Days, Funnel } from './views'

/** Pages of the programme, by their routes. */
const PROGRAMME_ROUTES = [
  'programme',
  'programme-tours',
  'programme-knowledge-sessions',
  'programme-item',
]
const EXHIBITING_ROUTE = 'exhibiting'
/** What begins the details of the steps of the contract's form. */
const CONTRACT_STEP = /^contract-(\d+)$/

/** How often the ways to a place and to a contract were gone, step by step. Times, not people. */
export async function funnelsOf(strapi: Core.Strapi, days: Days): Promise<readonly Funnel[]> {
  const [routes, registered, reserved, steps, contracts] = await Promise.all([
    sumPerValue(strapi, { event: 'pageview' }, days, 'route'),
    sumOf(strapi, { event: 'user-sign-up' }, days),
    sumOf(strapi, { event: 'lead', details: ['sign-up'] }, days),
    sumPerDetail(strapi, { event: 'form-step' }, days),
    sumOf(strapi, { event: 'lead', details: ['contract'] }, days),
  ])
  const viewsOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (routes.get(name) ?? 0), 0)
  const contractSteps = [...steps]
    .flatMap(([detail, count]) => {
      const step = CONTRACT_STEP.exec(detail)?.[1]
      return step ? [{ step: Number(step), count }] : []
    })
    .sort((a, b) => a.step - b.step)
  return [
    {
      title: 'Van programma naar plaats',
      steps: [
        { label: 'Programma bekeken', count: viewsOf(PROGRAMME_ROUTES) },
        { label: 'Registratie geopend', count: viewsOf(['register']) },
        { label: 'Geregistreerd', count: registered },
        { label: 'Plaats gereserveerd', count: reserved },
      ],
    },
    {
      title: 'Van tarieven naar contract',
      steps: [
        { label: 'Deelnemen en tarieven bekeken', count: viewsOf([EXHIBITING_ROUTE]) },
        { label: 'Contractformulier geopend', count: viewsOf(['contract-form']) },
        ...contractSteps.map(({ step, count }) => ({ label: `Stap ${step} begonnen`, count })),
        { label: 'Contract verstuurd', count: contracts },
      ],
    },
  ]
}
