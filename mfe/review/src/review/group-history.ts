/** The walk through the history for one open group, so that each closing goes back by exactly one entry. */
export class GroupHistory {
  /** What was asked of the history, and has not arrived on the screen. */
  #underway: 'nothing' | 'opening' | 'opening, then closing' | 'closing' = 'nothing'
  readonly #back: () => void

  /** @param back goes back by one entry; the browser does it a little later */
  constructor(back: () => void) {
    this.#back = back
  }

  /** An entry for the group was added to the one of the wall. */
  opening(): void {
    this.#underway = 'opening'
  }

  /** The screen shows an open group, or another one. */
  shown(): void {
    if (this.#underway === 'opening, then closing') this.#leave()
    else if (this.#underway === 'opening') this.#underway = 'nothing'
  }

  /** The screen shows no group. */
  closed(): void {
    if (this.#underway !== 'opening') this.#underway = 'nothing'
  }

  /**
   * Closes the group by going back to the wall; a second time changes nothing.
   * @param fromWall the group was opened from the wall, as far as the screen knows
   * @returns false when there is no entry of the wall to go back to
   */
  close(fromWall: boolean): boolean {
    // The screen tells of the new entry in an effect; a key can be pressed before it.
    if (this.#underway === 'opening') this.#underway = 'opening, then closing'
    else if (this.#underway === 'nothing' && fromWall) this.#leave()
    else return this.#underway !== 'nothing'
    return true
  }

  #leave(): void {
    this.#underway = 'closing'
    this.#back()
  }
}
