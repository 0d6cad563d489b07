it('passes', () => {})
