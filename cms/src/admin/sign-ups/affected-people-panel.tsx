import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { affectedText, notifiedText } from '../../sign-ups/staff/labels'
import type { AffectedPeople } from '../../sign-ups/staff/views'
import type { SidePanel } from '../ui/add-side-panel'
import { useLoaded } from '../ui/use-loaded'
import { LIST, SIGN_UPS } from './requests'

const ITEM = 'api::programme-item.programme-item'

/** Beside the form of a programme item: the numbers of people whom a change concerns. */
export const AffectedPeoplePanel: SidePanel = ({ model, documentId }) =>
  model === ITEM && documentId
    ? { title: 'Aanmeldingen', content: <Affected item={documentId} /> }
    : null

function Affected({ item }: { readonly item: string }) {
  const { data } = useLoaded<AffectedPeople>(`${SIGN_UPS}/${item}/concerns`)
  if (!data) return null
  const { withPlace, waiting, saved, told } = data
  if (withPlace + waiting + saved === 0)
    return (
      <Typography textColor="neutral600">
        Niemand is aangemeld of bewaarde dit onderdeel.
      </Typography>
    )
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Typography fontWeight="bold">{affectedText(withPlace, waiting, saved)}</Typography>
      <Typography textColor="neutral600">
        Publiceert u een andere dag, tijd of ruimte, of annuleert u dit onderdeel, dan krijgt wie
        een plaats heeft of wacht binnen een minuut één e-mail{notifiedText(told)}. Uw eigen zin in
        die mail is de wijzigingsnotitie, in het Nederlands en in het Engels; bij de toestand
        Gepland blijft die weg. Van de site halen of verwijderen kan pas als dit onderdeel
        geannuleerd is en zij dat weten.
      </Typography>
      <Link tag={NavLink} to={`${LIST}/${item}`}>
        Bekijk wie
      </Link>
    </Flex>
  )
}
