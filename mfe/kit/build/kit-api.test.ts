import { expect } from 'chai'
import { faultOf, keptSummary, summaryOf } from './kit-api.ts'
import { kitVersion } from './shared.ts'

const KEPT = 'kit 2.0.0\nui Button: from a library\n'

describe('the version of the kit [APP-15]', function () {
  this.timeout(120_000)

  it('belongs to the exports of the kit', () => {
    expect(faultOf(keptSummary(), kitVersion, summaryOf())).to.equal(undefined)
  })

  it('stands while the exports are the same', () => {
    expect(faultOf(KEPT, '2.0.0', 'ui Button: from a library\n')).to.equal(undefined)
  })
  it('has to be raised when the exports change', () => {
    expect(faultOf(KEPT, '2.0.0', 'ui Button: (props: Props) => Element\n')).to.include('raise its version')
  })
  it('has to be written down when it is raised', () => {
    for (const summary of ['ui Button: from a library\n', 'ui Link: from a library\n'])
      expect(faultOf(KEPT, '2.1.0', summary)).to.include('--write')
  })
  it('has to be written down at first', () => {
    expect(faultOf(undefined, '2.0.0', 'ui Button: from a library\n')).to.include('--write')
  })
})
