declare const made: unique symbol

/** Names something that the container makes; its type travels with it. */
export type Token<T> = symbol & { readonly [made]?: T }

/** @param name for error messages, `module.thing` */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** A token, or a class that declares its own needs. */
export type Need = Token<unknown> | DeclaredClass

export type Needs = Readonly<Record<string, Need>>

/** A class made by `service`, `useCase` and their like. */
export interface DeclaredClass<Made = unknown> {
  new (needs: never): Made
  readonly needs: Needs
}

type Made<N> = N extends new (needs: never) => infer T ? T : N extends Token<infer T> ? T : never

/** The instances for the declared needs of a class, under the same names. */
export type NeedsOf<N extends Needs> = { readonly [Name in keyof N]: Made<N[Name]> }

const isClass = (need: Need): need is DeclaredClass => typeof need === 'function'

/** The classes themselves and every class that they need, directly or not. */
export function withNeeded(classes: Iterable<DeclaredClass>): ReadonlySet<DeclaredClass> {
  const all = new Set<DeclaredClass>()
  const add = (declared: DeclaredClass) => {
    if (all.has(declared)) return
    all.add(declared)
    for (const need of Object.values(declared.needs)) if (isClass(need)) add(need)
  }
  for (const declared of classes) add(declared)
  return all
}
