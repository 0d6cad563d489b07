import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { logout } from '@callboard/accounts/contract'
import { updateSession } from '@callboard/projects/contract'
import { archiveVideo, beginFileSync, listSyncedVideos } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { detail } from '../support/detail.ts'
import { digest, syncScene } from './sync-scene.ts'

describe('the sync helper', () => {
  const { product, helperFor, office, tokenOf, wish, turn, inStep, filesIn, bytesAt } = syncScene()

  it('keeps a folder in step: new takes, names, archived takes, a restart and the end of access [INT-03]', async () => {
    const at = await office()
    const first = await at.add('First.mp4')
    const helper = await helperFor()
    expect((await helper.call('GET', '/status')).body).to.deep.equal({
      app: 'callboard-sync-helper',
      folder: helper.folder,
    })
    const off = { syncing: false, step: null, files: 0, of: 0, folder: null, fault: null }
    expect((await helper.call('POST', '/check-sync', at.asked)).body).to.deep.equal(off)
    expect(await turn(helper, at, await tokenOf(at))).to.include({ syncing: true, fault: null })
    const { folder } = await helper.until(at.asked, inStep(1))
    const name = (session: string) => `${session} (${at.session._id.slice(-8)})`
    expect(folder).to.equal(join(helper.folder, name('First round')))
    expect(await filesIn(folder!)).to.deep.equal(['Ana Example/First.mp4'])
    const stored = await readFile(join(folder!, 'Ana Example/First.mp4'))
    expect(digest(stored)).to.equal(digest(await bytesAt(first.url)))

    const second = await at.add('Second.mp4')
    await helper.until(at.asked, inStep(2))
    await at.director.call(archiveVideo, { id: first._id, is_archived: true })
    await at.director.call(updateSession, {
      id: at.session._id,
      version: at.session.version,
      name: 'Callbacks',
    })
    const moved = await helper.until(at.asked, (state) => inStep(1)(state) && state.folder !== folder)
    expect(moved.folder).to.equal(join(helper.folder, name('Callbacks')))
    expect(await filesIn(helper.folder)).to.deep.equal([
      `${name('Callbacks')}/Ana Example/Second.mp4`,
      `${name('Callbacks')}/Removed/Ana Example/First.mp4`,
    ])

    await helper.restart('SIGTERM')
    await at.director.call(archiveVideo, { id: first._id, is_archived: false })
    await helper.until(at.asked, inStep(2))
    const before = await stat(join(moved.folder!, 'Ana Example/Second.mp4'))
    expect(await filesIn(moved.folder!)).to.deep.equal(['Ana Example/First.mp4', 'Ana Example/Second.mp4'])
    expect(digest(await readFile(join(moved.folder!, 'Ana Example/Second.mp4')))).to.equal(
      digest(await bytesAt(second.url)),
    )
    expect(before.size).to.equal(second.size)

    const other = { ...at.asked, email: 'other@example.com' }
    expect((await helper.call('POST', '/check-sync', other)).body).to.deep.equal(off)
    await at.director.call(logout, {})
    const ended = await helper.until(at.asked, ({ syncing }) => !syncing)
    expect(ended.fault).to.equal(
      'Callboard no longer gives access to this session. Start syncing again to go on.',
    )
    expect(await filesIn(moved.folder!)).to.have.length(2)
  })

  detail('gives its key back when it is stopped [INT-03]', async () => {
    const at = await office()
    const helper = await helperFor()
    await turn(helper, at, await tokenOf(at))
    await helper.until(at.asked, inStep(0))
    const memory = JSON.parse(
      await readFile(join(helper.folder, '.callboard', `session-${at.session._id}.json`), 'utf8'),
    )
    const anybody = new ApiClient(product.origin)
    expect((await anybody.call(listSyncedVideos, { key: memory.key })).session._id).to.equal(at.session._id)
    expect(await turn(helper, at, null)).to.include({ syncing: false, fault: null })
    const outcome = await until(
      'the key opens nothing',
      () => anybody.call(listSyncedVideos, { key: memory.key }).catch((fault: unknown) => fault),
      (answer) => answer instanceof Refusal,
    )
    expect(outcome).to.include({ code: 'missing' })
  })

  it('writes nothing outside its folder, whatever the names are [INT-03]', async () => {
    const at = await office('../../x')
    const names = ['../../../escape.mp4', 'CON.mp4', `${'🎬'.repeat(140)}.mp4`, 'Same.mp4', 'SAME.mp4']
    for (const name of names) await at.add(name)
    const helper = await helperFor()
    await turn(helper, at, await tokenOf(at))
    const { folder } = await helper.until(at.asked, inStep(names.length))
    expect(await readdir(helper.parent)).to.deep.equal(['takes'])
    expect((await readdir(helper.folder)).sort()).to.deep.equal([
      '.callboard',
      relative(helper.folder, folder!),
    ])
    expect(await filesIn(folder!)).to.have.members(
      ['escape', '_CON', '🎬'.repeat(50), 'Same', 'SAME (2)'].map((name) => `x Example/${name}.mp4`),
    )
  })

  detail('answers the page that it was started for, and nobody else [INT-03, SEC-10]', async () => {
    const at = await office()
    const helper = await helperFor()
    const strange: Readonly<Record<string, string>>[] = [
      { host: 'rebound.example.com' },
      { host: `rebound.example.com:${helper.port}` },
      { origin: 'https://evil.example.com' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${product.origin}.evil.example.com` },
    ]
    const calls = [
      ['GET', '/status', undefined],
      ['POST', '/check-sync', at.asked],
      ['POST', '/sync', wish(at, product.origin, await tokenOf(at))],
      ['OPTIONS', '/sync', undefined],
    ] as const
    for (const headers of strange)
      for (const [method, path, body] of calls) {
        const reply = await helper.call(method, path, body, headers)
        expect([reply.status, Object.keys(reply.body)], `${path} ${JSON.stringify(headers)}`).to.deep.equal([
          403,
          ['error'],
        ])
        expect(reply.headers).not.to.have.property('access-control-allow-origin')
      }
    expect((await helper.call('POST', '/check-sync', at.asked)).body.syncing).to.equal(false)
    const asks = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' }
    expect(await helper.call('OPTIONS', '/sync', undefined, asks)).to.deep.include({ status: 204 })
    expect((await helper.call('OPTIONS', '/sync', undefined, asks)).headers).to.include({
      'access-control-allow-origin': product.origin,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-private-network': 'true',
    })
    const elsewhere = wish(at, 'https://evil.example.com', 'token')
    expect((await helper.call('POST', '/sync', elsewhere)).status).to.equal(403)
    const asText = { 'content-type': 'text/plain' }
    expect((await helper.call('POST', '/check-sync', at.asked, asText)).status).to.equal(422)
    expect((await helper.call('POST', '/check-sync', { email: at.asked.email })).status).to.equal(422)
    expect((await helper.call('GET', '/etc/passwd')).status).to.equal(404)
  })

  detail('begins with a token of this session only, and once [INT-03]', async () => {
    const [at, other] = [await office(), await office('Ben')]
    const helper = await helperFor()
    const refused = {
      syncing: false,
      fault: 'Callboard no longer gives access to this session. Start syncing again to go on.',
    }
    expect(await turn(helper, at, 'a-made-up-token')).to.include(refused)
    expect(await turn(helper, at, await tokenOf(other))).to.include({
      syncing: false,
      fault: 'The token is for another session.',
    })
    const used = await tokenOf(at)
    await new ApiClient(product.origin).call(beginFileSync, { token: used!, computer: 'Another' })
    expect(await turn(helper, at, used)).to.include(refused)
    expect(await filesIn(helper.folder)).to.deep.equal([])
  })
})
