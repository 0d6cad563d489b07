/** Which tests of a suite run on a database: all, or only those in which several calls write at once. */
export type TestScope = 'all' | 'races'

type DefineTest = (title: string, test: Mocha.Func | Mocha.AsyncFunc) => void

/** For a suite of use cases: `race` defines a test for every database, `it` only where all tests run. */
export const testsOf = (scope: TestScope): { readonly it: DefineTest; readonly race: DefineTest } => ({
  it: scope === 'all' ? it : () => {},
  race: it,
})
