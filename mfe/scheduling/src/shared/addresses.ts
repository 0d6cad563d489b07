/** Where the pages of a session are; paths below the origin. */
export const addresses = {
  room: (uri: string, session: string) => `/studio/${uri}/${session}`,
  virtualLobby: (uri: string, session: string) => `/studio/${uri}/${session}?test=true`,
  review: (uri: string, session: string) => `/video/${uri}/${session}`,
  /** The takes that no member of the staff has opened. */
  toView: (uri: string, session: string) => `/video/${uri}/${session}?hideViewed=true`,
  checkIn: (uri: string, session: string) => `/onboard/${uri}/${session}`,
  kiosk: (uri: string, session: string) => `/onboard/${uri}/${session}?kiosk=true`,
  edit: (uri: string, session: string) => `/session/${uri}/edit/${session}`,
  /** The form of a new date, on this day. */
  newDate: (uri: string, session: string, day: string) => `/session/${uri}/edit/${session}?add=${day}`,
  newSession: (uri: string) => `/session/${uri}/edit/new`,
  schedule: (uri: string, session: string, day: string) => `/session/${uri}/edit/${session}/schedule/${day}`,
  /** @param day its schedule; null: the session, where its days are */
  scheduleOrEdit: (uri: string, session: string, day: string | null) =>
    day === null ? addresses.edit(uri, session) : addresses.schedule(uri, session, day),
  booking: (uri: string, session: string, day: string) => `/schedule/${uri}/${session}/${day}`,
  freelancers: (uri: string, session: string) => `/session/${uri}/${session}/find-freelancer`,
  /** What clients answered on all posting pages of the project. */
  picks: (uri: string) => `/picks/${uri}`,
  postingPage: (uri: string, page: string) => `/posting-page/${uri}/${page}`,
} as const

/** The absolute address of a path, for sharing. */
export const whole = (path: string): string => `${location.origin}${path}`
