import {
  ACCESS,
  accessBy,
  type DeclaredClass,
  type LoaderClass,
  type ModuleParts,
  OPEN_VISITS,
  type SubjectLoader,
  type Token,
  withNeeded,
} from '@callboard/core'
import { ContainerModule, type ResolutionContext, type ServiceIdentifier } from 'inversify'

const identifierOf = <T>(need: Token<T> | DeclaredClass<T>) => need as ServiceIdentifier<T>

function loadersOf(modules: readonly ModuleParts[]): ReadonlyMap<string, LoaderClass> {
  const loaders = new Map<string, LoaderClass>()
  for (const loader of modules.flatMap(({ subjects }) => subjects)) {
    if (loaders.has(loader.kind)) throw new Error(`There is more than one loader of ${loader.kind}.`)
    loaders.set(loader.kind, loader)
  }
  return loaders
}

/** Everything that the modules declare, bound: classes by their needs, published queries and commands, and the guard of their subjects. */
export const bindModules = (modules: readonly ModuleParts[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const declared of withNeeded(modules.flatMap(({ classes }) => classes))) {
      const names = Object.keys(declared.needs)
      const make = declared as unknown as new (needs: object) => unknown
      bind(identifierOf(declared)).toResolvedValue(
        (...made: unknown[]) => new make(Object.fromEntries(names.map((name, at) => [name, made[at]]))),
        names.map((name) => identifierOf(declared.needs[name]!)),
      )
    }
    for (const { token, by } of modules.flatMap(({ published }) => published)) {
      bind(token).toService(identifierOf(by))
    }
    const loaders = loadersOf(modules)
    bind(identifierOf(ACCESS)).toDynamicValue((context: ResolutionContext) =>
      accessBy(
        (kind): SubjectLoader => {
          const loader = loaders.get(kind)
          if (!loader) throw new Error(`Nothing loads a subject of kind ${kind}.`)
          return context.get<SubjectLoader>(identifierOf(loader) as ServiceIdentifier<SubjectLoader>)
        },
        { came: (...visit) => context.get(identifierOf(OPEN_VISITS)).came(...visit) },
      ),
    )
  })
