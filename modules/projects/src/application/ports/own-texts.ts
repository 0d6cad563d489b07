/** What this module asks of admin: whether messages can be written in a project's own words. */
export interface OwnTexts {
  /** @returns what is wrong with them, for whoever typed them; null when nothing is */
  fault(text: string): string | null
}

export const PROJECTS_OWN_TEXTS = Symbol('projects.own-texts')
