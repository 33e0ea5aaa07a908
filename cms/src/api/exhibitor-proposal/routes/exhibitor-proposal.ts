import { myStandPath } from '@beursvloer/contract/my-stand/members'
import { proposalPath, proposalStatePath } from '@beursvloer/contract/my-stand/proposal'

const EXHIBITOR = ':exhibitor'

export default {
  routes: [
    { method: 'GET', path: myStandPath(EXHIBITOR), handler: 'exhibitor-proposal.overview' },
    { method: 'GET', path: proposalPath(EXHIBITOR), handler: 'exhibitor-proposal.find' },
    { method: 'PUT', path: proposalPath(EXHIBITOR), handler: 'exhibitor-proposal.save' },
    { method: 'POST', path: proposalStatePath(EXHIBITOR), handler: 'exhibitor-proposal.change' },
  ],
}
