/** True in `npm test`: it has ten minutes. */
const isShort = Boolean(process.env.CALLBOARD_SHORT)

/**
 * A test, as by `it`, of a detail of one screen or of a second way to the same end. `npm test` leaves it out;
 * `npm run soak` and `npm run t` run it. A requirement that it cites is cited by a test that is always run as well.
 */
export const detail = (title: string, test: Mocha.AsyncFunc): void => {
  if (!isShort) it(title, test)
}
