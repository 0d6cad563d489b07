import { type OwnDataPerson, type OwnDataSource, service } from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import type { Profile } from '../domain/profile.ts'
import { FREELANCERS_STORE } from './ports/index.ts'

/** More requests than a person has. */
const MOST = 100_000

const profileRow = (profile: Profile) => ({
  name: profile.name,
  will_work_as: profile.willWorkAs,
  experience: profile.experience,
  available_dates: profile.availableDates,
  non_available_dates: profile.nonAvailableDates,
  availability_notes: profile.availabilityNotes,
  time_zone: profile.timezone,
  phone: profile.phone,
  receives_email: profile.receiveEmail,
  receives_texts: profile.receiveText,
  shown_to_all: profile.showToAll,
  shown_to_casting_directors: profile.showTo.length,
})

export class OwnFreelancerData
  extends service({ store: FREELANCERS_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const { profile, requests, comments } = await this.needs.store.read(async (repositories) => ({
      profile: await repositories.profiles.find(userId),
      requests: await repositories.requests.page({ requestedPerson: userId }, 0, MOST),
      comments: await repositories.requests.commentsBy(userId),
    }))
    const nameOf = await sessionNames(
      this.needs.sessions,
      requests.map(({ sessionId }) => sessionId),
    )
    const asked = requests.map(({ sessionId, dates, status, response, createdAt }) => ({
      ...nameOf(sessionId),
      dates: dates.map(({ date, startTime, zone, place, roles, booked }) => ({
        date,
        start_time: startTime,
        time_zone: zone,
        place,
        asked_as: roles,
        booked_as: booked,
      })),
      decision: status,
      your_answer: response,
      asked_at: createdAt,
    }))
    const said = comments.map(({ content, at }) => ({ text: content, written_at: at }))
    return {
      documents: [
        { name: 'freelancer', about: 'Your profile for work.', rows: profile ? [profileRow(profile)] : [] },
        { name: 'work-requests', about: 'Work that you were asked for, latest first.', rows: asked },
        { name: 'work-comments', about: 'What you wrote about requests for work.', rows: said },
      ],
      files: [],
    }
  }
}
