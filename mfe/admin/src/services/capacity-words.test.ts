import { expect } from 'chai'
import { changedGroups, sayStates } from './capacity-words.ts'

const group = {
  AutoScalingGroupName: 'api',
  DesiredCapacity: 2,
  MinSize: 1,
  MaxSize: 4,
  Instances: ['InService', 'Pending', 'InService'].map((LifecycleState, at) => ({
    InstanceId: `i-${at}`,
    LifecycleState,
  })),
}

describe('the capacity of a group', () => {
  it('is changed only by another number, between its limits [ADM-07]', () => {
    const typed = (words: string) => changedGroups([group], { api: words })
    for (const same of ['2', ' 2 ', '02']) expect(typed(same), same).to.deep.equal([])
    expect(changedGroups([group], {})).to.deep.equal([])
    expect(typed('3')).to.deep.equal([{ name: 'api', from: 2, to: 3, fault: undefined }])
    for (const wrong of ['0', '5', '-1', '2.5', 'two', ''])
      expect(typed(wrong)[0]?.fault, wrong).to.equal('1 to 4')
  })

  it('says how many instances are in which state [ADM-07]', () => {
    expect(sayStates(group.Instances)).to.equal('3: 2 InService, 1 Pending')
    expect(sayStates([])).to.equal('None')
  })
})
