export { allModules, containerModules } from './all-modules.ts'
export { AnyAuthenticator } from './any-authenticator.ts'
export { bridges } from './bridges.ts'
export { stores } from './stores.ts'
