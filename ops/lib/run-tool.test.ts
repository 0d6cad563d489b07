import { expect } from 'chai'
import { runTool } from './run-tool.ts'

const node = (program: string, limit?: number) =>
  runTool(process.execPath, ['-e', program], limit === undefined ? {} : { limit })

describe('runTool', () => {
  it('tells what a command printed, and how it ended', async () => {
    const { code, output } = await node("console.log('done'); process.exitCode = 3", 20)
    expect([code, output]).to.deep.equal([3, 'done\n'])
  })

  it('ends a command that takes too long, as failed', async () => {
    const { code, output } = await node('setInterval(() => {}, 1000)', 0.2)
    expect(code).to.equal(1)
    expect(output).to.include('It was ended: it took more than 0.2 s.')
  })
})
