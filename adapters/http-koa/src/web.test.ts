import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'chai'
import type { Mount } from './index.ts'
import { pageStart } from './pages/page-preloads.ts'
import { answered, endpoint, STAFF_TOKEN, start, stopServers } from './testing/server.ts'

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web app', () => {
  let folder: string
  let root: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-web-'))
    root = join(folder, 'dist')
    await mkdir(root)
    await writeFile(join(folder, 'secret.txt'), 'outside')
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Callboard</title>')
    await writeFile(join(root, 'main.3f2a9c1b.js'), 'plain()')
    await writeFile(join(root, 'main.3f2a9c1b.js.br'), brotliCompressSync('packed()'))
    await writeFile(join(root, 'manifest.json'), '{}')
    await writeFile(join(root, '.env'), 'SECRET=1')
  })

  afterEach(async () => {
    await stopServers()
    await rm(folder, { recursive: true })
  })

  it('gets its files, kept for good when their name changes with the content', async () => {
    const server = await start([], { web: { root } })
    const script = await server.call('GET', '/main.3f2a9c1b.js', {
      headers: { 'accept-encoding': 'identity' },
    })
    expect([script.status, script.text]).to.deep.equal([200, 'plain()'])
    expect(script.headers.get('content-type')).to.match(/javascript/)
    expect(script.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable')
    expect((await server.call('GET', '/manifest.json')).headers.get('cache-control')).to.equal('no-cache')
    const page = await server.call('GET', '/', { headers: PAGE })
    expect(page.headers.get('cache-control')).to.equal('no-cache')
  })

  it('names the first files and calls of a page with it [PER-15]', async () => {
    const route = { who: 'open', answers: [] }
    const preloads = {
      page: { files: ['/shell.js'], answers: ['/who'] },
      routes: [
        {
          ...route,
          paths: ['/schedule/:uri/:id?'],
          files: ['/mfe/a.1.js', '/b.css'],
          answers: ['/page/:uri', '/slots/:id', '/days?of=:id&all=true'],
        },
        { ...route, paths: ['/'], who: ['client'], files: ['/client.js'] },
        { ...route, paths: ['/'], who: ['talent'], files: ['/talent.js'] },
      ],
    }
    await writeFile(join(root, 'preloads.json'), JSON.stringify(preloads))
    const server = await start([], { web: { root } })
    const linkOf = async (path: string) =>
      (await server.call('GET', path, { headers: PAGE })).headers.get('link')
    const file = (address: string, kind = 'script') => `<${address}>; rel=preload; as=${kind}`
    const later = (address: string, kind?: string) => `${file(address, kind)}; fetchpriority=low`
    const call = (path: string) => `</api${path}>; rel=preload; as=fetch; crossorigin`
    const files = [file('/shell.js'), later('/mfe/a.1.js'), later('/b.css', 'style'), call('/who')]
    const booking = [...files, call('/page/corner-shop')].join(', ')
    expect(await linkOf('/schedule/corner-shop')).to.equal(booking)
    expect(await linkOf('/schedule/corner-shop/1')).to.equal(
      [booking, call('/slots/1'), call('/days?of=1&all=true')].join(', '),
    )
    const ofEvery = `${file('/shell.js')}, ${call('/who')}`
    for (const path of ['/schedule', '/schedule/corner-shop/1/2', '/'])
      expect(await linkOf(path), path).to.equal(ofEvery)
    for (const [typed, named] of [
      ['/schedule/a%3E;%20rel=stylesheet,%3Chttps:', '/page/a%3E%3B%20rel%3Dstylesheet%2C%3Chttps%3A'],
      ['/schedule/a>;rel=stylesheet,<b', '/page/a%3E%3Brel%3Dstylesheet%2C%3Cb'],
      ['/schedule/a%0D%0Ab', '/page/a%0D%0Ab'],
    ] as const)
      expect(await linkOf(typed), typed).to.equal([...files, call(named)].join(', '))
    // Browsers fold dots before they ask.
    for (const nothing of ['%ff', '%2e%2e', '.', 'a'.repeat(201)])
      expect((await pageStart(root, `/schedule/${nothing}`)).link, nothing).to.equal(files.join(', '))
  })

  it('is dark from its first paint where pictures are judged [PER-15]', async () => {
    await writeFile(join(root, 'index.html'), '<!doctype html><head><title>Callboard</title></head>')
    const route = { who: 'open', files: [], answers: [] }
    const routes = [
      { ...route, paths: ['/video/:id'], stage: true },
      { ...route, paths: ['/calendar'] },
    ]
    await writeFile(join(root, 'preloads.json'), JSON.stringify({ page: { files: [], answers: [] }, routes }))
    const server = await start([], { web: { root } })
    const isDark = async (path: string) =>
      (await server.call('GET', path, { headers: PAGE })).text.includes(
        '<head><meta name="color-scheme" content="dark" />',
      )
    expect(await isDark('/video/1')).to.equal(true)
    expect(await isDark('/calendar')).to.equal(false)
    expect(await isDark('/video')).to.equal(false)
  })

  it('gets files packed ahead where there are such', async () => {
    const server = await start([], { web: { root } })
    const script = await server.call('GET', '/main.3f2a9c1b.js', { headers: { 'accept-encoding': 'br' } })
    expect(script.text).to.equal('packed()')
    expect(script.headers.get('content-encoding')).to.equal('br')
    expect(script.headers.get('content-type')).to.match(/javascript/)
    expect(script.headers.get('vary')).to.include('Accept-Encoding')
  })

  it('gets any part of a film, and the whole where it asks for no part', async () => {
    await writeFile(join(root, 'film.3f2a9c1b.mp4'), '0123456789')
    const server = await start([], { web: { root } })
    const get = (range: Readonly<Record<string, string>>) =>
      server.call('GET', '/film.3f2a9c1b.mp4', { headers: range })
    const whole = await get({})
    expect([whole.status, whole.text, whole.headers.get('accept-ranges')]).to.deep.equal([
      200,
      '0123456789',
      'bytes',
    ])
    for (const [range, text, told] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
    ] as const) {
      const part = await get({ range })
      expect([part.status, part.text, part.headers.get('content-range')]).to.deep.equal([206, text, told])
    }
    const beyond = await get({ range: 'bytes=20-30' })
    expect([beyond.status, beyond.headers.get('content-range')]).to.deep.equal([416, 'bytes */10'])
    expect((await get({ range: 'lines=1-2' })).status).to.equal(200)
  })

  it('does not get unchanged files again', async () => {
    const server = await start([], { web: { root } })
    const first = await server.call('GET', '/manifest.json')
    const headers = {
      'if-modified-since': first.headers.get('last-modified')!,
      'cache-control': 'max-age=0',
    }
    const again = await server.call('GET', '/manifest.json', { headers })
    expect([again.status, again.text]).to.deep.equal([304, ''])
  })

  it('gets a file again that was replaced by as many bytes within the same second', async () => {
    const file = join(root, 'parts.json')
    await writeFile(file, '{"version":"1"}')
    const server = await start([], { web: { root } })
    const etag = (await server.call('GET', '/parts.json')).headers.get('etag')!
    const { mtime } = await stat(file)
    await writeFile(file, '{"version":"2"}')
    await utimes(file, mtime, new Date(mtime.getTime() + 1))
    const again = await server.call('GET', '/parts.json', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).to.deep.equal([200, '{"version":"2"}'])
  })

  it('gets its page for any address a browser opens, but not for calls, files or other methods', async () => {
    const server = await start([], { web: { root } })
    for (const path of ['/', '/lobby/7', '/projects/new']) {
      const reply = await server.call('GET', path, { headers: PAGE })
      expect([reply.status, reply.text], path).to.deep.equal([200, '<!doctype html><title>Callboard</title>'])
      expect(reply.headers.get('content-type')).to.match(/^text\/html/)
    }
    const refused = [
      await server.call('GET', '/api/lobby', { headers: PAGE }),
      await server.call('GET', '/gone.3f2a9c1b.js', { headers: { accept: '*/*' } }),
      await server.call('POST', '/lobby/7', { headers: PAGE }),
    ]
    for (const reply of refused) expect([reply.status, reply.json.error.code]).to.deep.equal([404, 'missing'])
  })

  it('gets a page whose styles in the page have a nonce of this reply alone [SEC-10]', async () => {
    const page = '<head><script src="/a.js"></script></head><body><noscript>Words</noscript></body>'
    await writeFile(join(root, 'index.html'), page)
    const server = await start([], { web: { root } })
    const nonces: string[] = []
    for (const path of ['/', '/lobby/7', '/index.html']) {
      const { headers, text } = await server.call('GET', path, { headers: PAGE })
      const nonce = /style-src 'self' 'nonce-([\w-]{22})';/.exec(headers.get('content-security-policy')!)?.[1]
      expect(text, path).to.equal(
        `<head><script nonce="${nonce}" src="/a.js"></script></head><body nonce="${nonce}"><noscript>Words</noscript></body>`,
      )
      expect([headers.get('etag'), headers.get('last-modified')]).to.deep.equal([null, null])
      nonces.push(nonce!)
    }
    expect(new Set(nonces).size).to.equal(nonces.length)
  })

  it('gives no file outside its folder and no hidden one', async () => {
    const server = await start([], { web: { root } })
    for (const path of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/.env',
      '/%00',
      '/%zz',
      '/a%5c..%5c..%5csecret.txt',
    ]) {
      const reply = await server.call('GET', path)
      expect(reply.status, path).to.equal(404)
      expect(reply.text).not.to.include('outside').and.not.include('SECRET')
    }
  })
})

describe('security headers', () => {
  afterEach(stopServers)

  it('are on every reply, errors and mounted handlers included', async () => {
    const mount: Mount = {
      prefix: '/blobs',
      handler: (_request, response) => {
        response.end('x')
      },
    }
    const server = await start([answered(endpoint(), () => null)], { mounts: [mount] })
    for (const path of ['/api/docs', '/api/nothing', '/healthz', '/blobs/1', '/']) {
      const { headers } = await server.call('GET', path)
      const policy = new Map(
        headers
          .get('content-security-policy')!
          .split('; ')
          .map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]),
      )
      expect(policy.get('script-src'), path).to.equal("'self'")
      expect(policy.get('default-src')).to.equal("'self'")
      expect(policy.get('connect-src')).to.equal("'self' ws://callboard.test wss://callboard.test")
      expect(policy.get('worker-src')).to.equal("'self' blob:")
      const ownStyles = path === '/api/docs' ? /^'self' 'sha256-[\w+/]{43}='$/ : /^'self'$/
      expect(policy.get('style-src'), path).to.match(ownStyles)
      for (const none of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy.get(none)).to.equal("'none'")
      expect(headers.get('x-content-type-options')).to.equal('nosniff')
      expect(headers.get('referrer-policy')).to.equal('no-referrer')
      expect(headers.get('permissions-policy')).to.equal('camera=(self), microphone=(self)')
      expect(headers.get('cross-origin-opener-policy')).to.equal('same-origin-allow-popups')
      expect(headers.get('strict-transport-security')).to.equal(null)
    }
  })

  it('ask for https once it is there, and name the outside origins in use', async () => {
    const contentSources = {
      media: ['https://bucket.example'],
      frame: ['https://meet.example'],
      capture: ['https://meet.example'],
    }
    const server = await start([], { contentSources, publicUrl: 'https://callboard.test' })
    const { headers } = await server.call('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).to.equal('max-age=31536000')
    expect(headers.get('content-security-policy')).to.include(
      "media-src 'self' blob: data: https://bucket.example;",
    )
    expect(headers.get('content-security-policy')).to.include("frame-src 'self' https://meet.example;")
    expect(headers.get('permissions-policy')).to.include('camera=(self "https://meet.example")')
  })

  for (const local of [
    'https://localhost:8443',
    'https://192.168.1.20:8443',
    'https://casting.local',
    'https://casting',
  ])
    it(`keep no browser from HTTP under a name that other programs use too: ${local} [OPS-10]`, async () => {
      const server = await start([], { publicUrl: local })
      const { headers } = await server.call('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } })
      expect(headers.get('strict-transport-security')).to.equal(null)
    })

  it('do not believe forwarding headers where no proxy stands in front', async () => {
    const server = await start([], { trustProxy: false, publicUrl: 'https://callboard.test' })
    const { headers } = await server.call('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).to.equal(null)
  })
})

describe('mounted handlers', () => {
  afterEach(stopServers)

  it('get addresses at and below their prefix, whole', async () => {
    const handler: Mount['handler'] = (request, response) => {
      response.end(request.url)
    }
    const server = await start([], { mounts: [{ prefix: '/blobs', handler }] })
    const reply = await server.call('PUT', '/blobs/takes/1?signature=x')
    expect([reply.status, reply.text]).to.deep.equal([200, '/blobs/takes/1?signature=x'])
    expect((await server.call('GET', '/blobsother')).status).to.equal(404)
  })

  it('answer a failing mounted handler like any other fault', async () => {
    const handler = async () => {
      throw new Error('disk gone')
    }
    const server = await start([], { mounts: [{ prefix: '/blobs', handler }] })
    const reply = await server.call('GET', '/blobs/1')
    expect([reply.status, reply.json.error.code]).to.deep.equal([500, 'internal'])
  })
})

describe('the request log', () => {
  afterEach(stopServers)

  it('has one line a request, with ids and names but no token, address, e-mail or body', async () => {
    const server = await start([answered(endpoint(), () => ({ token: 'reply-secret' }))])
    const reply = await server.call('POST', '/api/probe?ticket=query-secret', {
      body: { password: 'body-secret' },
      token: STAFF_TOKEN,
    })
    const line = await server.log.first(({ msg }) => msg === 'request')
    expect(line).to.include({
      method: 'POST',
      route: 'probe.run',
      status: 200,
      actor: 'user:session_manager',
    })
    expect(line.request_id).to.equal(reply.headers.get('x-request-id'))
    expect(line.ms).to.be.a('number')
    expect(server.log.lines).to.have.length(1)
    expect(JSON.stringify(server.log.lines)).not.to.match(/secret|people\.example|token/)
  })

  it('leaves probes out of the normal level', async () => {
    const server = await start([])
    await server.call('GET', '/healthz')
    expect((await server.log.first(({ msg }) => msg === 'request')).level).to.equal(20)
  })
})
