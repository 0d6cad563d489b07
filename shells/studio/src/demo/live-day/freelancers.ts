import {
  askFreelancer,
  commentOnRequest,
  getOwnProfile,
  listRequests,
  saveOwnProfile,
} from '@callboard/freelancers/contract'
import { DEFAULT_ZONE } from '@callboard/projects/contract'
import { type DemoOffice, demoDay } from '../demo-office.ts'

/** The session manager is a freelancer whom casting directors find. */
export async function saveFreelancerProfile(office: DemoOffice): Promise<void> {
  const manager = await office.actor('manager')
  const { version } = await office.run(getOwnProfile, manager, {})
  if (version > 0) return
  await office.run(saveOwnProfile, manager, {
    version,
    will_work_as: ['session_runner', 'lobby_manager'],
    experience: 'Commercials and series since 2016. Own light, two cameras, calm with children.',
    available_dates: [demoDay(2), demoDay(3), demoDay(5), demoDay(9)],
    non_available_dates: [demoDay(7)],
    availability_notes: 'Mornings are best.',
    timezone: DEFAULT_ZONE,
    phone: '(310) 555-0117',
    receive_email: true,
    receive_text: false,
    show_to_all: true,
    show_to: [],
  })
}

/** The first date of the callbacks has nobody yet: the office asks the session manager, who has a question. */
export async function askForCallbacks(office: DemoOffice): Promise<void> {
  const manager = await office.actor('manager')
  if ((await office.run(listRequests, manager, {})).requests.length > 0) return
  const session = await office.session('Callbacks')
  const date = session?.dates.find(({ book_status }) => book_status === 'Hold')
  if (!session || !date) return
  const { _id } = await office.run(askFreelancer, await office.actor('director'), {
    session: session._id,
    requested_person: manager.userId,
    dates: { [date._id]: ['session_runner'] },
  })
  await office.run(commentOnRequest, manager, {
    id: _id,
    content: 'I have a fitting until nine that day. Is half past nine the call, or do you set up before?',
  })
}
