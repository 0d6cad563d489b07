import { filesInBucket } from './bucket-scene.ts'

describe('files in a bucket', () => {
  const { expectNoneThroughApi, expectNotConfirmed } = filesInBucket()

  it('go between people and the bucket: no byte of them passes the API [PER-10]', expectNoneThroughApi)

  it('are not confirmed while the storage answers 500, and the same part is confirmed afterwards [REL-02] [REC-08]', () =>
    expectNotConfirmed({ status: 500 }))
})
