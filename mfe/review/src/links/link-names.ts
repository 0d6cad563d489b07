const PREFIX = 'callboard-link:'

/**
 * Names of posting links in this browser: the id, or, once somebody has said the password of the link, what the server
 * answered to that. A browser that forbids storage asks for the password on each visit.
 */
export const linkNames = {
  of(link: string): string {
    try {
      return localStorage.getItem(`${PREFIX}${link}`) ?? link
    } catch {
      return link
    }
  },
  keep(link: string, named: string): void {
    try {
      localStorage.setItem(`${PREFIX}${link}`, named)
    } catch {
      // The page that asked has the name.
    }
  },
}
