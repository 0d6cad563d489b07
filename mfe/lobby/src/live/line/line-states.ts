/** The states of the line as they are named in its filters and headings, in this order. */
export const LINE_STATES = [
  ['waiting', 'Waiting'],
  ['on_deck', 'On deck'],
  ['in_casting', 'In casting'],
  ['absent', 'Not in the room'],
  ['done', 'Done'],
  ['skipped', 'Skipped'],
  ['signed_out', 'Signed out'],
  ['expected', 'Expected'],
] as const
