import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'chai'
import { endChild } from './end-child.ts'

const started = async (program: string) => {
  const child = spawn(process.execPath, [
    '-e',
    `${program}; setInterval(() => {}, 1000); console.log('runs')`,
  ])
  await once(child.stdout, 'data')
  return child
}

describe('endChild', () => {
  it('waits for the end that a signal asks for', async () => {
    const child = await started('')
    await endChild(child, 'SIGTERM')
    expect(child.signalCode).to.equal('SIGTERM')
  })

  it('kills a process that does not end, and says so', async () => {
    const child = await started("process.on('SIGTERM', () => {})")
    const failed = await endChild(child, 'SIGTERM', 50).catch((error: Error) => error.message)
    expect(failed).to.match(/did not end 0.05 s after SIGTERM/)
    expect(child.signalCode).to.equal('SIGKILL')
  })
})
