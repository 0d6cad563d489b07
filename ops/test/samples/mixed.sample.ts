describe('tests', () => {
  it('that pass', () => {})
  it('that fail', () => {
    throw new Error('It is not so.')
  })
})
