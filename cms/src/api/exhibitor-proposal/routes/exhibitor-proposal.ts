import {
  figuresPath,
  myStandPath,
  proposalEntryPath,
  proposalFilePath,
  proposalPath,
  proposalStatePath,
} from '@beursvloer/contract/my-stand/terms'

const EXHIBITOR = ':exhibitor'

export default {
  routes: [
    { method: 'GET', path: myStandPath(EXHIBITOR), handler: 'exhibitor-proposal.overview' },
    { method: 'GET', path: figuresPath(EXHIBITOR), handler: 'exhibitor-proposal.figures' },
    { method: 'GET', path: proposalPath(EXHIBITOR), handler: 'exhibitor-proposal.find' },
    { method: 'PUT', path: proposalPath(EXHIBITOR), handler: 'exhibitor-proposal.save' },
    {
      method: 'PUT',
      path: proposalEntryPath(EXHIBITOR, ':entry'),
      handler: 'exhibitor-proposal.saveEntry',
    },
    {
      method: 'GET',
      path: proposalFilePath(EXHIBITOR, ':file'),
      handler: 'exhibitor-proposal.file',
    },
    { method: 'POST', path: proposalStatePath(EXHIBITOR), handler: 'exhibitor-proposal.change' },
  ],
}
