import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { awsAutoScaling } from './index.ts'
import { AutoScalingServer } from './testing/auto-scaling-server.ts'

const ACCOUNT = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY',
  region: 'us-west-2',
}

describe('AWS Auto Scaling', () => {
  let server: AutoScalingServer
  let endpoint: string
  beforeEach(async () => {
    server = new AutoScalingServer(ACCOUNT.accessKeyId)
    endpoint = await server.start()
    for (const name of ['workers', 'api', 'media'])
      server.put({ name, desired: 2, least: 1, most: 4, states: ['InService', 'Pending'] })
  })
  afterEach(() => server.stop())
  const cloud = () => awsAutoScaling({ endpoint })

  it('lists the groups of all pages with their instances, by name [ADM-07]', async () => {
    const groups = await cloud().groups(ACCOUNT)
    expect(groups.map(({ name }) => name)).to.deep.equal(['api', 'media', 'workers'])
    expect(groups[0]).to.deep.equal({
      name: 'api',
      desired: 2,
      least: 1,
      most: 4,
      instances: [
        { id: 'i-api-0', state: 'InService' },
        { id: 'i-api-1', state: 'Pending' },
      ],
    })
  })

  it('changes the desired capacity of a group [ADM-07]', async () => {
    await cloud().setDesired(ACCOUNT, 'api', 3)
    expect(server.groups.get('api')?.desired).to.equal(3)
  })

  it('says in the words of AWS what it refuses [ADM-07]', async () => {
    const change = await refusalOf(cloud().setDesired(ACCOUNT, 'api', 9))
    expect([change.kind, change.code]).to.deep.equal(['rule', 'cloud_refused'])
    expect(change.message).to.contain('value 9 is refused')
    const key = await refusalOf(cloud().groups({ ...ACCOUNT, accessKeyId: 'AKIAANOTHERONEXAMPLE' }))
    expect([key.code, key.message]).to.deep.equal([
      'cloud_refused',
      'AWS refused it: The security token included in the request is invalid.',
    ])
  })

  it('says that AWS does not answer when it fails or is not there [ADM-07]', async () => {
    server.broken = 503
    expect((await refusalOf(cloud().groups(ACCOUNT))).code).to.equal('cloud_unavailable')
    await server.stop()
    const gone = await refusalOf(cloud().setDesired(ACCOUNT, 'api', 3))
    expect([gone.kind, gone.code]).to.deep.equal(['unavailable', 'cloud_unavailable'])
  })
})
