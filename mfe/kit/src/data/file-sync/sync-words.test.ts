import type { SyncState } from '@callboard/review/contract'
import { expect } from 'chai'
import { askAgainMs } from './ask-again.ts'
import type { HelperState } from './helper-line.ts'
import { buttonWords, startCommand, syncWords } from './sync-words.ts'

const here = (sync: Partial<SyncState>): HelperState => ({
  kind: 'here',
  root: '/home/ada/Callboard',
  sync: { syncing: true, step: 'in_step', files: 0, of: 0, folder: null, fault: null, ...sync },
})

describe('a helper of the file sync that is away', () => {
  it('is asked every few seconds by those who look for it, else every five minutes [INT-03]', () => {
    const away = { kind: 'none', why: 'away' } as const
    expect([askAgainMs(true, away), askAgainMs(false, away)]).to.deep.equal([3_000, 300_000])
    expect(askAgainMs(false, here({}))).to.equal(15_000)
  })
})

describe('the words of the file sync', () => {
  it('name the four states of the sources [INT-03]', () => {
    const states: [HelperState | undefined, string][] = [
      [undefined, 'Checking'],
      [{ kind: 'none', why: 'away' }, 'App not running'],
      [{ kind: 'none', why: 'elsewhere' }, 'App not running'],
      [{ kind: 'none', why: 'blocked' }, 'App not running'],
      [here({}), 'Syncing'],
      [here({ syncing: false, step: null }), 'Not syncing'],
    ]
    for (const [helper, state] of states) expect(syncWords(helper).state).to.equal(state)
  })

  it('say how many takes are here, and what is wrong', () => {
    const texts: [Partial<SyncState>, string][] = [
      [{ step: 'waiting' }, 'Asking for the takes of this session.'],
      [{}, 'There are no takes yet. New ones are copied as they come in.'],
      [{ step: 'copying', files: 0, of: 1 }, 'The take is on its way.'],
      [{ step: 'copying', files: 3, of: 5 }, '3 of 5 takes are on this computer.'],
      [{ files: 1, of: 1 }, 'The take is on this computer.'],
      [{ files: 5, of: 5 }, 'All 5 takes are on this computer.'],
    ]
    for (const [sync, text] of texts) expect(syncWords(here(sync)).text).to.equal(text)
    const full = 'The disk is full.'
    expect(syncWords(here({ step: 'waiting', files: 3, of: 5, fault: full })).fault).to.equal(full)
    expect(syncWords(here({ syncing: false, fault: full })).fault).to.equal(full)
  })

  it('on the button tell nothing of the helper before the sync is turned on here', () => {
    expect(buttonWords(here({ files: 3, of: 5 }), false)).to.equal('File sync')
    expect(buttonWords(here({ files: 3, of: 5 }), true)).to.equal('Syncing 3 of 5')
    expect(buttonWords(here({}), true)).to.equal('Syncing')
    expect(buttonWords({ kind: 'none', why: 'away' }, true)).to.equal('App not running')
  })

  it('give the command for this install', () => {
    expect(startCommand('https://cast.example.com')).to.equal(
      'npm run sync-helper -- --folder ~/Callboard --origin https://cast.example.com',
    )
  })
})
