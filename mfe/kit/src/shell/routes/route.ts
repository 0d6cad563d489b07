import { USER_TYPES, type UserType } from '@callboard/core/http-contract'

/** The frame around a page: header with places, header with the name only, or nothing. */
export type Chrome = 'full' | 'quiet' | 'none'

/** An entry of the profile menu, shown to accounts that may open the page. */
export interface MenuEntry {
  readonly label: string
  readonly order: number
  /** Fewer people than may open the page. */
  readonly only?: readonly UserType[]
  /** Shows the entry among the header's links too. */
  readonly inHeader?: true
  /** Apart from the others, in the colour of destruction. */
  readonly danger?: true
}

/** A page and its addresses. A micro-frontend's routes are data that come with its build. */
export interface AppRoute {
  /** Unique within its micro-frontend. */
  readonly name: string
  /** `:name` is one segment, `:name?` one that may be missing. */
  readonly paths: readonly string[]
  /** Title of the browser tab until the page sets its own; in the header for the root. */
  readonly title: string
  /** `open`: all visitors, signed in or not. Several routes may share a path where they are for different people. */
  readonly who: 'open' | readonly UserType[]
  readonly chrome: Chrome
  /** Modules that the first picture of the page needs, as `import()` names them: their files load ahead of the shell. */
  readonly screens: readonly string[]
  /**
   * Name of the page of the same micro-frontend that this one leads on to, where there is nothing to choose at once: its
   * files come with those of this one.
   */
  readonly leadsTo?: string
  /**
   * Calls of the first picture that need nothing but the address, `/onboard/:uri/:sessionId`: the browser makes them with
   * the page. One whose parameters the address lacks, also behind its `?`, is left out.
   */
  readonly answers?: readonly string[]
  /** Pictures are judged on it: it is dark in every scheme, from its first paint. */
  readonly stage?: true
  /** The footer would take room from the work. */
  readonly footer?: false
  /** Choosing to sign in on this open page comes back to it. */
  readonly comesBack?: true
  /** The page itself offers to sign in: the header does not repeat it. */
  readonly offersSignIn?: true
  /** Signing in never leads back to it. */
  readonly noReturn?: true
  /** With `?kiosk=true` the page runs on a shared device in the room and has no links to elsewhere. */
  readonly kiosk?: true
  /** Types of accounts that are led to another address, which has the parameters of this route. */
  readonly insteadFor?: Readonly<Partial<Record<UserType, string>>>
  readonly menu?: readonly MenuEntry[]
}

/** A route and the micro-frontend that draws it; `shell` for the shell's own. */
export interface PlacedRoute extends AppRoute {
  readonly place: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

/** Checks that a value of a manifest is a route, so that an invalid value does not break the other routes. */
export function isRoute(value: unknown): value is AppRoute {
  if (typeof value !== 'object' || value === null) return false
  const { name, paths, title, who, chrome, screens } = value as Partial<Record<keyof AppRoute, unknown>>
  return (
    isText(name) &&
    isText(title) &&
    areTexts(paths) &&
    paths.every((path) => path.startsWith('/')) &&
    areTexts(screens) &&
    (who === 'open' || (areTexts(who) && who.every((type) => USER_TYPES.some((known) => known === type)))) &&
    (chrome === 'full' || chrome === 'quiet' || chrome === 'none')
  )
}
