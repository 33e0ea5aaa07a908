import {
  leadEntriesPath,
  leadPhotoPath,
  leadsPath,
  NAME_CARD_PATH,
  NAME_CARD_WITHDRAWAL_PATH,
  SHARING_CHOICE_PATH,
  SHARINGS_PATH,
  sharingPath,
} from '@beursvloer/contract/leads/terms'

export default {
  routes: [
    { method: 'GET', path: leadsPath(':exhibitor'), handler: 'lead.list' },
    { method: 'POST', path: leadEntriesPath(':exhibitor'), handler: 'lead.enter' },
    { method: 'GET', path: leadPhotoPath(':exhibitor', ':lead'), handler: 'lead.photo' },
    { method: 'PUT', path: leadPhotoPath(':exhibitor', ':lead'), handler: 'lead.keepPhoto' },
    { method: 'GET', path: SHARINGS_PATH, handler: 'lead.own' },
    { method: 'PUT', path: SHARING_CHOICE_PATH, handler: 'lead.choose' },
    { method: 'POST', path: NAME_CARD_PATH, handler: 'lead.card' },
    { method: 'POST', path: NAME_CARD_WITHDRAWAL_PATH, handler: 'lead.withdrawCard' },
    { method: 'POST', path: sharingPath(':lead'), handler: 'lead.decide' },
  ],
}
