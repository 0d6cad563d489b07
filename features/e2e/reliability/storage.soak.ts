import { filesInBucket } from './bucket-scene.ts'

describe('files in a bucket', () => {
  const { expectNotConfirmed, expectMadeAfterwards } = filesInBucket()

  it('are not confirmed while the storage does not answer, and the same part is confirmed afterwards [REL-02] [REC-08]', () =>
    expectNotConfirmed('no answer'))

  it(
    'become videos by themselves after the storage was away when they were to be made [REL-02] [REC-06]',
    expectMadeAfterwards,
  )
})
