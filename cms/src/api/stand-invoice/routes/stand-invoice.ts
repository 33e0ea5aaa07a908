import {
  standDocumentPath,
  standOrdersPath,
  standProofsPath,
} from '@beursvloer/contract/my-stand/terms'

const orders = standOrdersPath(':exhibitor')
const document = standDocumentPath(':exhibitor', ':document')

export default {
  routes: [
    { method: 'GET', path: orders, handler: 'stand-invoice.find' },
    { method: 'POST', path: orders, handler: 'stand-invoice.change' },
    { method: 'POST', path: standProofsPath(':exhibitor'), handler: 'stand-invoice.proof' },
    { method: 'GET', path: document, handler: 'stand-invoice.document' },
  ],
}
