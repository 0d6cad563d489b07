import { USER_TYPES, type UserType } from '@callboard/core/http-contract'

/** What stands around a page: header with places, header with the name only, or nothing. */
export type Chrome = 'full' | 'quiet' | 'none'

/** An entry of the profile menu; those who may open the page see it. */
export interface MenuEntry {
  readonly label: string
  readonly order: number
  /** Fewer people than may open the page. */
  readonly only?: readonly UserType[]
  /** Also in the header, among the few places one goes to all day. */
  readonly inHeader?: true
  /** Apart from the others, in the colour of destruction. */
  readonly danger?: true
}

/** One page and its addresses. A micro-frontend's routes are data that come with its build. */
export interface AppRoute {
  /** Unique within its micro-frontend. */
  readonly name: string
  /** `:name` is one segment, `:name?` one that may be missing. */
  readonly paths: readonly string[]
  /** Title of the browser tab until the page sets its own; in the header for the root. */
  readonly title: string
  /** `open`: anybody, signed in or not. Several routes may share a path where they are for different people. */
  readonly who: 'open' | readonly UserType[]
  readonly chrome: Chrome
  /** The footer would take room from the work. */
  readonly footer?: false
  /** Choosing to sign in on this open page comes back to it. */
  readonly comesBack?: true
  /** Signing in never leads back to it. */
  readonly noReturn?: true
  /** With `?kiosk=true` the page stands in the room for everybody and has no ways out. */
  readonly kiosk?: true
  /** People who are led to another address; its parameters are those of this route. */
  readonly insteadFor?: Readonly<Partial<Record<UserType, string>>>
  readonly menu?: readonly MenuEntry[]
}

/** A route and the micro-frontend that draws it; `shell` for the shell's own. */
export interface PlacedRoute extends AppRoute {
  readonly place: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

/** Whether a value of a manifest is a route; one that is not must not break the others. */
export function isRoute(value: unknown): value is AppRoute {
  if (typeof value !== 'object' || value === null) return false
  const { name, paths, title, who, chrome } = value as Partial<Record<keyof AppRoute, unknown>>
  return (
    isText(name) &&
    isText(title) &&
    areTexts(paths) &&
    paths.every((path) => path.startsWith('/')) &&
    (who === 'open' || (areTexts(who) && who.every((type) => USER_TYPES.some((known) => known === type)))) &&
    (chrome === 'full' || chrome === 'quiet' || chrome === 'none')
  )
}
