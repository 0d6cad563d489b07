import type { DemoOffice } from './demo-office.ts'
import { askForCallbacks, saveFreelancerProfile } from './live-day/freelancers.ts'
import { auditionFirstGroup, callInSecondGroup, fillLobby, moveThroughLobby } from './live-day/lobby.ts'
import { fillMessageLog } from './live-day/messages.ts'
import { answerAndPost } from './live-day/reactions.ts'
import { bookToday, bookTomorrow } from './live-day/schedule.ts'
import { sendSelfTape } from './live-day/self-tape.ts'
import { seedPeople } from './seed-demo.ts'

type Step = (office: DemoOffice, end: AbortSignal) => Promise<void>

/** In the order in which a day makes them. Each finds what it has made before, and adds what is lacking. */
const STEPS: readonly Step[] = [
  seedPeople,
  fillLobby,
  auditionFirstGroup,
  callInSecondGroup,
  moveThroughLobby,
  sendSelfTape,
  bookToday,
  bookTomorrow,
  saveFreelancerProfile,
  askForCallbacks,
  answerAndPost,
  fillMessageLog,
]

/** Makes the rest of the demo day. @throws when it is ended before the day is whole */
export async function liveDay(office: DemoOffice, end: AbortSignal): Promise<void> {
  for (const step of STEPS) {
    end.throwIfAborted()
    await step(office, end)
  }
}
