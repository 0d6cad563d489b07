export interface ToAnswerRepository {
  /**
   * Page → for how many talent, in the groups with takes to see, the person has not answered; a page on which that is
   * nobody is not in it. Two statements at any size.
   */
  count(pageIds: readonly string[], userId: string): Promise<ReadonlyMap<string, number>>
}
