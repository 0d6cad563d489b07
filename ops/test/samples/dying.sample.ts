it('ends its process', () => {
  console.log('last words')
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
})
