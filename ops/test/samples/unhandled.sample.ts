it('leaves a rejection alone', async () => {
  void Promise.reject(new Error('Nobody awaits it.'))
  await new Promise(setImmediate)
})
