import { expect } from 'chai'
import { richText } from './rich-text.ts'

const { clean } = richText

describe('rich text [SEC-03]', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html = '<h3>Bring</h3><p><strong>Black</strong> <em>shirt</em></p><ul><li><p>Sides</p></li></ul>'
    expect(clean(html)).to.equal(html)
    expect(clean('<p><a href="https://x.com/a?b=1&c=2">map</a></p>')).to.equal(
      '<p><a href="https://x.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">map</a></p>',
    )
  })

  it('lets nothing through that runs, loads, styles or leads into the app', () => {
    const attacks: [string, string][] = [
      ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
      ['<p onclick="alert(1)" style="position:fixed" class="x">a</p>', '<p>a</p>'],
      [
        '<p>a<img src=x onerror=alert(1)><img src="data:image/svg+xml,<svg/onload=alert(1)>"></p>',
        '<p>a</p>',
      ],
      ['<p>a</p><svg><script>alert(1)</script></svg><math><mi>x</mi></math>', '<p>a</p>'],
      [
        '<p>a</p><style>@import "//x.com"</style><link rel=stylesheet href=//x.com><base href=//x.com>',
        '<p>a</p>',
      ],
      ['<p>a</p><iframe src="//x.com">b</iframe><form action=/api><input name=b></form>', '<p>a</p>'],
      ['<p>a<!-- <b> --></p>', '<p>a</p>'],
      ['<<script>script>alert(1)</script>a', '&lt;'],
    ]
    for (const [attack, left] of attacks) {
      if (attack.startsWith('<<')) expect(clean(attack)).not.to.match(/<script/i)
      else expect(clean(attack), attack).to.equal(left)
    }
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      '&#106;avascript:alert(1)',
      'data:text/html,<script>1</script>',
      'vbscript:x',
      '//x.com',
      '/api/auth/logout',
    ])
      expect(clean(`<p><a href="${href}">a</a></p>`), href).to.equal('<p><a>a</a></p>')
  })

  it('closes what is left open, and takes deep and long input', () => {
    expect(clean('<p>a<strong>b')).to.equal('<p>a<strong>b</strong></p>')
    expect(clean('</div></p>a<b')).not.to.match(/<b$/)
    const deep = `${'<ul><li>'.repeat(2_500)}a`
    expect(clean(deep).length).to.be.below(deep.length)
    expect(clean(`<p>${'<b>x'.repeat(5_000)}`).length).to.be.above(0)
  })

  it('makes paragraphs of plain words, and nothing of nothing', () => {
    expect(clean('Bring 5 < 6 & more\nshirts\n\nThanks')).to.equal(
      '<p>Bring 5 &lt; 6 &amp; more<br />shirts</p><p>Thanks</p>',
    )
    for (const empty of ['', ' \n ', '<p></p>', '<p> <br></p>', '<script>1</script>'])
      expect(clean(empty)).to.equal('')
  })

  it('changes nothing the second time', () => {
    for (const typed of [
      'a\nb',
      '<p>"a" & <b>b</b> © ü</p>',
      '<p><a href="https://x.com?a=1&b=2">x</a>',
      '5 < 6',
    ]) {
      const once = clean(typed)
      expect(clean(once), typed).to.equal(once)
    }
  })
})
