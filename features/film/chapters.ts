/** The film of Quick Start: what each chapter is called, and the sentence beside it. */
export const CHAPTERS = [
  {
    title: 'Make a project',
    text: 'Give it a name and the roles you cast. Its address and its rooms are ready at once.',
  },
  {
    title: 'Add a session with its dates',
    text: 'Say when and where, and who runs it. Share its check-in link with talent.',
  },
  {
    title: 'Talent book a time',
    text: 'On their phone, from the time frames of the date. Move and cancel are theirs, too.',
  },
  {
    title: 'Talent check in',
    text: 'Name, role and a photo, on their own phone or at the kiosk. They see their place in line.',
  },
  {
    title: 'Call in',
    text: 'The line shows who waits and how long. A call-in turns their page green, and they join.',
  },
  {
    title: 'Record takes',
    text: 'Their own device records in full quality, and no take is lost when a line breaks.',
  },
  {
    title: 'Review and post',
    text: 'Watch the takes, pick the best and copy them to a posting page.',
  },
  {
    title: 'Clients answer',
    text: 'Yes, no or maybe, with one tap, live or later.',
  },
] as const
export type Chapter = (typeof CHAPTERS)[number]
