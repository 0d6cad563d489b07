describe('a hook', () => {
  afterEach(() => {
    throw new Error('The page had a fault.')
  })
  for (const name of ['first', 'second', 'third']) it(`before the ${name} test`, () => {})
})
