import { expect } from 'chai'
import { recordableType } from './mime-types.ts'
import type { UploadState } from './take-upload.ts'
import { refusal } from './testing.ts'
import { backoff, remedyFor } from './upload-faults.ts'
import { uploadWords } from './upload-words.ts'

const upload = (made: number, confirmed: number, state: UploadState = 'sending') => ({
  take: 't1',
  made,
  confirmed,
  ended: true,
  state,
})

describe('words about an upload', () => {
  it('say how much of all takes is saved, never how they are sent', () => {
    const state = { recording: null, uploads: [upload(4, 2), upload(3, 1)], resumed: false, saved: null }
    expect(uploadWords(state)?.text).to.equal('Saving your takes, 42 %')
    const one = { ...state, uploads: [upload(5, 4)] }
    expect(uploadWords(one)?.text).to.equal('Saving your take, 80 %')
    expect(uploadWords({ ...one, uploads: [upload(5, 5)] })?.text).to.equal('Saving your take, 99 %')
    expect(uploadWords({ ...state, resumed: true, saved: null })?.text).to.equal(
      'Saving your earlier takes, 42 %',
    )
  })

  it('say no share of a take that still grows', () => {
    const state = { recording: { take: 't1', since: 0 }, resumed: false, saved: null }
    expect(uploadWords({ ...state, uploads: [upload(0, 0)] })).to.equal(undefined)
    expect(uploadWords({ ...state, uploads: [upload(2, 2)] })?.text).to.equal('Saved so far')
    expect(uploadWords({ ...state, uploads: [upload(2, 1)] })?.text).to.equal('Saving while you record')
    const earlier = { ...upload(4, 1), take: 't0' }
    expect(uploadWords({ ...state, uploads: [upload(2, 1), earlier] })?.text).to.equal(
      'Saving your earlier take, 25 %',
    )
  })

  it('say that the take is safe, until another one begins or is sent [REC-09]', () => {
    const state = { recording: null, uploads: [], resumed: false, saved: 'whole' as const }
    expect(uploadWords(state)).to.deep.equal({ tone: 'calm', text: 'Your take is saved.' })
    expect(uploadWords({ ...state, recording: { take: 't2', since: 0 } })).to.equal(undefined)
    expect(uploadWords({ ...state, uploads: [upload(3, 1)] })?.text).to.equal('Saving your take, 33 %')
    expect(uploadWords({ ...state, uploads: [upload(3, 1, 'refused')] })?.tone).to.equal('failed')
  })

  it('say that the take was cut, and what comes of it, where the page closed while it ran [REC-04]', () => {
    const words = uploadWords({ recording: null, uploads: [], resumed: true, saved: 'cut' })
    expect(words).to.deep.equal({
      tone: 'calm',
      text:
        'Your take was cut when this page closed; what was recorded until then is saved. ' +
        'Casting reads that too, and asks for another take if one is needed.',
    })
  })

  it('says nothing when all is there, and where a refused take is', () => {
    expect(uploadWords({ recording: null, uploads: [], resumed: false, saved: null })).to.equal(undefined)
    const refused = uploadWords({
      recording: null,
      uploads: [upload(4, 2, 'refused')],
      resumed: false,
      saved: null,
    })
    expect(refused?.tone).to.equal('failed')
  })

  it('says calmly that another device records, when there is nothing else to say', () => {
    const elsewhere = upload(1, 0, 'elsewhere')
    const state = { recording: null, resumed: false, saved: null }
    expect(uploadWords({ ...state, uploads: [elsewhere] })).to.deep.equal({
      tone: 'calm',
      text: 'This take is being recorded on your other device.',
    })
    expect(uploadWords({ ...state, uploads: [elsewhere, upload(2, 1)] })?.tone).to.equal('busy')
    expect(uploadWords({ ...state, uploads: [elsewhere, upload(2, 1, 'refused')] })?.tone).to.equal('failed')
  })
})

describe('remedies of a failed upload', () => {
  it('tells a cut line, a used address and a damaged piece apart', () => {
    expect(remedyFor(refusal(0, 'offline'), 'send')).to.equal('wait')
    expect(remedyFor(refusal(503, 'unavailable'), 'confirm')).to.equal('wait')
    expect(remedyFor(refusal(403, 'upload_failed'), 'send')).to.equal('address')
    expect(remedyFor(refusal(404, 'missing'), 'confirm')).to.equal('resend')
    expect(remedyFor(refusal(404, 'missing'), 'address')).to.equal('refused')
    expect(remedyFor(refusal(409, 'take_closed'), 'address')).to.equal('closed')
  })

  it('waits out other programs that answer in the place of the server', () => {
    for (const step of ['address', 'confirm', 'tell'] as const)
      for (const status of [0, 401, 403, 404])
        expect(remedyFor(refusal(status, 'unexpected'), step), `${step} ${status}`).to.equal('wait')
  })

  it('takes refusals of the server itself for final', () => {
    expect(remedyFor(refusal(401, 'unauthenticated'), 'tell')).to.equal('refused')
    expect(remedyFor(refusal(403, 'denied'), 'address')).to.equal('refused')
    expect(remedyFor(refusal(409, 'other_device'), 'confirm')).to.equal('elsewhere')
  })

  it('waits longer each time, at most half a minute and a bit', () => {
    expect(backoff(0, 0.5)).to.equal(500)
    expect(backoff(3, 0.5)).to.equal(4000)
    expect(backoff(20, 1)).to.equal(37_500)
  })
})

describe('recorded format', () => {
  it('prefers H.264, which becomes MP4 without encoding again', () => {
    expect(recordableType(() => true)).to.equal('video/webm;codecs=h264,opus')
    expect(recordableType((type) => type.includes('vp8'))).to.equal('video/webm;codecs=vp8,opus')
    expect(recordableType(() => false)).to.equal(undefined)
  })
})
