import { expect } from 'chai'
import { ToastStacks } from './toast-stacks.ts'

interface Words {
  readonly id: string
  readonly stack?: string
  readonly isUndo?: boolean
}

describe('toasts of one kind', () => {
  it('stand in one place: the newest, and the one before it once that is taken back', () => {
    const toasts = new ToastStacks<Words>()
    const place = toasts.add({ id: 'first', stack: 'viewed' })
    expect(toasts.add({ id: 'second', stack: 'viewed' })).to.equal(place)
    expect(toasts.top(place)?.id).to.equal('second')
    expect(toasts.remove('second')).to.equal(place)
    expect(toasts.top(place)?.id).to.equal('first')
    toasts.remove('first')
    expect(toasts.top(place)).to.equal(undefined)
  })

  it('leave together, and one below the newest without a trace', () => {
    const toasts = new ToastStacks<Words>()
    const place = toasts.add({ id: 'first', stack: 'viewed' })
    toasts.add({ id: 'second', stack: 'viewed' })
    toasts.remove('first')
    expect(toasts.top(place)?.id).to.equal('second')
    toasts.add({ id: 'third', stack: 'viewed' })
    toasts.clear(place)
    expect(toasts.top(place)).to.equal(undefined)
    expect(toasts.remove('second')).to.equal(undefined)
  })

  it('stand apart from others, of which the same id is the same place', () => {
    const toasts = new ToastStacks<Words>()
    const alone = toasts.add({ id: 'copied' })
    expect(toasts.add({ id: 'viewed 1', stack: 'viewed' })).to.not.equal(alone)
    expect(toasts.add({ id: 'copied' })).to.equal(alone)
    toasts.remove('copied')
    expect(toasts.top(alone)).to.equal(undefined)
  })

  it('know the newest seen one to take back', () => {
    const toasts = new ToastStacks<Words>()
    const newest = () => toasts.newest(({ isUndo }) => isUndo === true)?.id
    toasts.add({ id: 'viewed 1', stack: 'viewed', isUndo: true })
    toasts.add({ id: 'archived 1', stack: 'archived', isUndo: true })
    toasts.add({ id: 'saved' })
    expect(newest()).to.equal('archived 1')
    toasts.add({ id: 'viewed 2', stack: 'viewed', isUndo: true })
    expect(newest()).to.equal('viewed 2')
    toasts.clear('viewed')
    expect(newest()).to.equal('archived 1')
  })
})
