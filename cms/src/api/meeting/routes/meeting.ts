import {
  MEETINGS_PATH,
  meetingPath,
  meetingTimesPath,
  standMeetingPath,
  standMeetingsPath,
} from '@beursvloer/contract/meetings/calls'

const stand = standMeetingsPath(':exhibitor')

export default {
  routes: [
    { method: 'GET', path: MEETINGS_PATH, handler: 'meeting.own' },
    { method: 'GET', path: meetingTimesPath(':exhibitor'), handler: 'meeting.times' },
    { method: 'POST', path: meetingTimesPath(':exhibitor'), handler: 'meeting.request' },
    { method: 'POST', path: meetingPath(':meeting'), handler: 'meeting.change' },
    { method: 'GET', path: stand, handler: 'meeting.ofStand' },
    { method: 'POST', path: stand, handler: 'meeting.setting' },
    {
      method: 'POST',
      path: standMeetingPath(':exhibitor', ':meeting'),
      handler: 'meeting.changeOfStand',
    },
  ],
}
