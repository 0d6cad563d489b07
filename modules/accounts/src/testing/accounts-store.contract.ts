import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AccountsStore } from '../application/ports/index.ts'
import type { User } from '../domain/user.ts'
import { credentialOf, passkeyOf, signInOf, userNamed } from './builders.ts'

const minute = (count: number) => new Date(Date.parse('2026-03-02T09:00:00.000Z') + count * 60_000)

export function accountsStoreContract(name: string, make: () => Promise<StoreHarness<AccountsStore>>): void {
  describe(`accounts store: ${name}`, () => {
    const harness = eachTest(make)
    const store = () => harness().store
    const add = (...users: readonly User[]) =>
      store().write(async (repositories) => {
        for (const user of users) await repositories.users.add(user)
      })
    const search = (prefix: string, limit = 20) =>
      store().read(async ({ users }) => (await users.search({ prefix }, limit)).map(({ email }) => email))

    it('gives back a user as it was stored, by id, e-mail and list', async () => {
      const ana = userNamed('ana', {
        phone: '+13105550100',
        passwordHash: '$hash',
        googleSubject: '1101694844',
        secondFactor: { sealed: 'locked', lastStep: 59_000_000, recovery: ['one', 'two'] },
        staffRequested: true,
        logoKey: 'logos/a.jpg',
        businessId: 'B-17',
        externalPlatformUser: true,
        version: 3,
      })
      await add(ana, userNamed('ben'))
      await store().read(async ({ users }) => {
        expect(await users.find(ana.id)).to.deep.equal(ana)
        expect(await users.byEmail(ana.email)).to.deep.equal(ana)
        expect(await users.many([ana.id, 'user-none'])).to.deep.equal([ana])
        expect(await users.find('user-none')).to.equal(null)
      })
    })

    it('keeps an e-mail address to one account, also when two ask at once', async () => {
      const answers = await Promise.all(
        ['one', 'two'].map((id) =>
          store().write(({ users }) => users.add(userNamed('ana', { id, firstName: id }))),
        ),
      )
      expect(answers.filter(Boolean)).to.have.length(1)
      expect(await search('ana')).to.have.length(1)
    })

    it('finds by Google account, and keeps it to one account', async () => {
      const ana = userNamed('ana', { googleSubject: 'Subject' })
      await add(ana, userNamed('ben'))
      await store().write(async ({ users }) => {
        expect(await users.byGoogleSubject('Subject')).to.deep.equal(ana)
        expect(await users.byGoogleSubject('subject')).to.equal(null)
        expect(await users.add(userNamed('cat', { googleSubject: 'Subject' }))).to.equal(false)
      })
      expect(await search('cat')).to.deep.equal([])
    })

    it('finds by a beginning among some accounts, and the others by the whole address', async () => {
      const ana = userNamed('ana')
      await add(ana, userNamed('anabel'))
      const among = (prefix: string, ids: readonly string[]) =>
        store().read(async ({ users }) =>
          (await users.search({ prefix, among: ids }, 20)).map(({ email }) => email),
        )
      expect(await among('an', [ana.id])).to.deep.equal(['ana@example.com'])
      expect(await among('an', [])).to.deep.equal([])
      expect(await among('anabel@example.com', [ana.id])).to.deep.equal(['anabel@example.com'])
    })

    it('saves changes', async () => {
      await add(userNamed('ana'))
      const changed = userNamed('ana', { firstName: 'Anna', phone: '+13105550100', googleSubject: 'g' })
      await store().write(({ users }) => users.save(changed))
      expect(await store().read(({ users }) => users.find(changed.id))).to.deep.equal(changed)
    })

    it('finds by the beginning of e-mail, first or last name, in any case, and no other way', async () => {
      await add(
        userNamed('zoe', { lastName: 'Álvarez' }),
        userNamed('ben', { firstName: 'Bernard' }),
        userNamed('cat', { lastName: 'Bergman', userType: 'casting_director' }),
        userNamed('dan', { lastName: 'A%b' }),
      )
      expect(await search('ber')).to.deep.equal(['ben@example.com', 'cat@example.com'])
      expect(await search('ernard')).to.deep.equal([])
      expect(await search('a%')).to.deep.equal(['dan@example.com'])
      expect(await search('%')).to.deep.equal([])
      expect(await search('álv')).to.deep.equal(['zoe@example.com'])
      expect(await search('ber', 1)).to.have.length(1)
      const directors = await store().read(({ users }) =>
        users.search({ prefix: 'ber', userType: 'casting_director' }, 20),
      )
      expect(directors.map(({ email }) => email)).to.deep.equal(['cat@example.com'])
    })

    it('pages by e-mail', async () => {
      await add(...['dan', 'ana', 'cat', 'ben'].map((one) => userNamed(one)))
      const page = await store().read(({ users }) =>
        users.page({ words: '' }, { after: 'ana@example.com' }, 2),
      )
      expect(page.map(({ email }) => email)).to.deep.equal(['ben@example.com', 'cat@example.com'])
      const skipped = await store().read(({ users }) => users.page({ words: '' }, { skip: 3 }, 2))
      expect(skipped.map(({ email }) => email)).to.deep.equal(['dan@example.com'])
      const back = await store().read(({ users }) =>
        users.page({ words: '' }, { before: 'dan@example.com' }, 2),
      )
      expect(back.map(({ email }) => email)).to.deep.equal(['ben@example.com', 'cat@example.com'])
      const filtered = await store().read(({ users }) => users.page({ words: 'ca' }, {}, 20))
      expect(filtered.map(({ email }) => email)).to.deep.equal(['cat@example.com'])
    })

    it('finds for the console by any part of name and address, in order of e-mail [ADM-02]', async () => {
      await add(
        userNamed('zoe', { firstName: 'Zoë Ann', lastName: 'Álvarez-Smith' }),
        userNamed('ben.annable', { firstName: 'Ben', lastName: 'O’Hara' }),
        userNamed('cat', { firstName: 'Cathy', lastName: 'Jones', userType: 'session_manager' }),
      )
      const found = (words: string, userType?: 'session_manager') =>
        store().read(async ({ users }) =>
          (await users.page({ words, userType }, {}, 20)).map(({ email }) => email.split('@')[0]),
        )
      expect(await found('ann')).to.deep.equal(['ben.annable', 'zoe'])
      expect(await found('alv')).to.deep.equal(['zoe'])
      expect(await found('SMITH')).to.deep.equal(['zoe'])
      expect(await found('zoe ann a')).to.deep.equal(['zoe'])
      expect(await found('annable@ex')).to.deep.equal(['ben.annable'])
      expect(await found('example.com', 'session_manager')).to.deep.equal(['cat'])
      expect(await found('@example.com', 'session_manager')).to.deep.equal(['cat'])
      expect(await found('mith')).to.deep.equal(['zoe'])
      expect(await found('nab')).to.deep.equal(['ben.annable'])
      expect(await found('le@ex')).to.deep.equal(['ben.annable'])
      expect(await found('h')).to.deep.equal(['ben.annable', 'cat', 'zoe'])
      expect(await found('smithe')).to.deep.equal([])
      const turned = (at: object) =>
        store().read(async ({ users }) =>
          (await users.page({ words: 'example.com' }, at, 1)).map(({ email }) => email.split('@')[0]),
        )
      expect(await turned({ after: 'ben.annable@example.com' })).to.deep.equal(['cat'])
      expect(await turned({ before: 'zoe@example.com' })).to.deep.equal(['cat'])
      expect(await turned({ skip: 2 })).to.deep.equal(['zoe'])
      expect(await found('.com', 'session_manager')).to.deep.equal(['cat'])
      const renamed = userNamed('cat', { firstName: 'Kit', lastName: 'Jones', userType: 'session_manager' })
      await store().write(({ users }) => users.save(renamed))
      expect(await found('jones kit')).to.deep.equal(['cat'])
      expect(await found('cathy')).to.deep.equal([])
      await store().write(({ users }) => users.erase(renamed.id, new Date()))
      expect(await found('jones')).to.deep.equal([])
    })

    it('finds for the console by several words in any order, each any part of name or address [ADM-02]', async () => {
      await add(
        userNamed('dana', { firstName: 'Dana', lastName: 'Whitfield' }),
        userNamed('dan.white', { firstName: 'Dan', lastName: 'White' }),
        userNamed('lukasz', { firstName: 'Łukasz', lastName: 'Weiß' }),
        userNamed('anne-marie', { firstName: 'Anne-Marie', lastName: 'O’Hara' }),
        userNamed('soren', { firstName: 'Søren', lastName: "D'Angelo-Đurić" }),
      )
      const found = (words: string) =>
        store().read(async ({ users }) =>
          (await users.page({ words }, {}, 20)).map(({ email }) => email.split('@')[0]),
        )
      expect(await found('Whitfield Dana')).to.deep.equal(['dana'])
      expect(await found('whi dan')).to.deep.equal(['dan.white', 'dana'])
      expect(await found('white@ex dan')).to.deep.equal(['dan.white'])
      expect(await found('field an')).to.deep.equal(['dana'])
      expect(await found('hit an.w')).to.deep.equal(['dan.white'])
      expect(await found('whitfield dane')).to.deep.equal([])
      expect(await found('example.com dana @example')).to.deep.equal(['dana'])
      for (const typed of ['łuk', 'luk', 'weiss', 'WEISS Łukasz', 'weiß l'])
        expect(await found(typed), typed).to.deep.equal(['lukasz'])
      for (const typed of ["o'hara", 'o’hara', 'ohara', 'Marie-Anne', 'anne-marie o‘h'])
        expect(await found(typed), typed).to.deep.equal(['anne-marie'])
      for (const typed of ['soren', 'SØREN', 'd’angelo', 'duric', 'đurić dangelo'])
        expect(await found(typed), typed).to.deep.equal(['soren'])
      expect(await found(" ' ")).to.have.length(5)
    })

    it('finds among more people of one word than are looked up by it', async () => {
      const many = Array.from({ length: 1_010 }, (_, at) => userNamed(`u${String(at).padStart(4, '0')}`))
      await add(userNamed('abe'), ...many)
      const page = (at: object, words: string) =>
        store().read(async ({ users }) =>
          (await users.page({ words }, at, 2)).map(({ email }) => email.split('@')[0]),
        )
      expect(await page({}, 'example.com')).to.deep.equal(['abe', 'u0000'])
      for (const words of ['u', 'ex u', 'u ex']) {
        expect(await page({}, words), words).to.deep.equal(['u0000', 'u0001'])
        expect(await page({ after: 'u1007@example.com' }, words)).to.deep.equal(['u1008', 'u1009'])
        expect(await page({ before: 'u0002@example.com' }, words)).to.deep.equal(['u0000', 'u0001'])
      }
      expect(await page({}, 'ex u1009')).to.deep.equal(['u1009'])
      expect(await page({}, 'u1009 u0001')).to.deep.equal([])
    })

    it('finds for the console by several words among more of them than are kept beside each', async () => {
      const words = (letter: string) =>
        Array.from({ length: 10 }, (_, at) => `${letter}${at}`.padEnd(18, 'x')).join(' ')
      await add(
        userNamed('long', { firstName: words('a'), lastName: words('b') }),
        userNamed('dana', { firstName: 'A0', lastName: 'B1' }),
      )
      const found = (typed: string) =>
        store().read(async ({ users }) =>
          (await users.page({ words: typed }, {}, 20)).map(({ email }) => email.split('@')[0]),
        )
      expect(await found('a0 b1')).to.deep.equal(['dana', 'long'])
      expect(await found('b1 a0x')).to.deep.equal(['long'])
      expect(await found('b7 a7 long@')).to.deep.equal(['long'])
      expect(await found('a0 q')).to.deep.equal([])
    })

    it('keeps an account of the longest name and address', async () => {
      const name = (from: number) =>
        String.fromCodePoint(...Array.from({ length: 200 }, (_, at) => from + at))
      const email = `${'a1b2c3d4e5'.repeat(6)}@${'f6g7h8i9j0'.repeat(18)}.com`
      await add(userNamed('long', { email, firstName: name(0x4e00), lastName: name(0x5e00) }))
      const found = await store().read(({ users }) => users.page({ words: 'j0.com' }, {}, 20))
      expect(found.map((user) => user.email)).to.deep.equal([email])
    })

    it('finds for the console by a word and the type that an account has now', async () => {
      const ana = userNamed('ana', { userType: 'client' })
      await add(ana, userNamed('ben', { userType: 'client' }))
      await store().write(({ users }) => users.save({ ...ana, userType: 'super_admin' }))
      const found = (userType: User['userType']) =>
        store().read(async ({ users }) =>
          (await users.page({ words: 'example.com', userType }, {}, 20)).map(({ id }) => id),
        )
      expect(await found('super_admin')).to.deep.equal([ana.id])
      expect(await found('client')).to.deep.equal(['user-ben'])
    })

    it('lists those who wait to be approved, oldest first, and counts them as far as asked', async () => {
      const waiting = ['ana', 'ben', 'cat'].map((one) => userNamed(one, { staffRequested: true }))
      await add(...waiting, userNamed('dan'))
      const emails = (found: readonly User[]) => found.map(({ email }) => email.split('@')[0])
      await store().read(async ({ users }) => {
        expect(emails(await users.staffRequests({}, 2))).to.deep.equal(['ana', 'ben'])
        expect(emails(await users.staffRequests({ after: 'user-ben' }, 2))).to.deep.equal(['cat'])
        expect(emails(await users.staffRequests({ before: 'user-cat' }, 1))).to.deep.equal(['ben'])
        expect(await users.countStaffRequests(100)).to.equal(3)
        expect(await users.countStaffRequests(2)).to.equal(2)
      })
    })

    it('attaches colleagues to an account until either is erased', async () => {
      const [ana, ben, cat] = ['ana', 'ben', 'cat'].map((one) => userNamed(one))
      await add(ana!, ben!, cat!)
      const attached = () => store().read(({ users }) => users.attachedTo(ana!.id))
      await store().write(({ users }) => users.attach(ana!.id, [ben!.id]))
      await store().write(({ users }) => users.attach(ana!.id, [cat!.id, ben!.id]))
      expect(await attached()).to.have.members([ben!.id, cat!.id])
      await store().write(({ users }) => users.erase(ben!.id, minute(0)))
      expect(await attached()).to.deep.equal([cat!.id])
    })

    it('keeps passkeys, each to one account, until it is removed or its account erased', async () => {
      const [ana, ben] = ['ana', 'ben'].map((one) => userNamed(one))
      await add(ana!, ben!)
      const phone = passkeyOf(ana!.id, 'phone', { counter: 4_294_967_295, lastUsedAt: minute(3) })
      const laptop = passkeyOf(ana!.id, 'laptop', { createdAt: minute(1) })
      const other = passkeyOf(ben!.id, 'other')
      const stored = () =>
        store().read(async ({ passkeys }) => [
          await passkeys.ofUser(ana!.id),
          await passkeys.ofUser(ben!.id),
          await passkeys.find(phone.id),
        ])
      await store().write(async ({ passkeys }) => {
        for (const one of [laptop, phone, other]) expect(await passkeys.add(one)).to.equal(true)
        expect(await passkeys.add({ ...phone, userId: ben!.id })).to.equal(false)
      })
      expect(await stored()).to.deep.equal([[phone, laptop], [other], phone])
      const used = { ...laptop, name: 'Laptop', counter: 1, lastUsedAt: minute(5) }
      await store().write(async ({ users, passkeys }) => {
        await passkeys.save(used)
        await passkeys.remove(phone.id)
        await users.erase(ben!.id, minute(6))
      })
      expect(await stored()).to.deep.equal([[used], [], null])
      await store().write(async ({ passkeys }) => {
        expect(await passkeys.removeAll(ana!.id)).to.equal(true)
        expect(await passkeys.removeAll(ana!.id)).to.equal(false)
      })
    })

    it('does not give an account the e-mail address of another', async () => {
      await add(userNamed('ana'), userNamed('ben'))
      const taken = userNamed('ben', { email: 'ana@example.com' })
      expect(await store().write(({ users }) => users.save(taken))).to.equal(false)
      expect(await search('ben')).to.deep.equal(['ben@example.com'])
    })

    it('finds an erased account nowhere, and its e-mail and Google account are free again', async () => {
      const ana = userNamed('ana', { userType: 'super_admin', googleSubject: 'g' })
      await add(ana)
      await store().write(async ({ users, signIns }) => {
        await signIns.add(signInOf(ana.id, 'a'))
        expect(await users.lockSuperAdmins()).to.deep.equal([ana.id])
        await users.erase(ana.id, minute(0))
      })
      await store().write(async ({ users, signIns }) => {
        expect(await users.find(ana.id)).to.equal(null)
        expect(await users.byEmail(ana.email)).to.equal(null)
        expect(await users.byGoogleSubject('g')).to.equal(null)
        expect(await users.many([ana.id])).to.deep.equal([])
        expect(await users.search({ prefix: 'ana' }, 20)).to.deep.equal([])
        expect(await users.page({ words: '' }, {}, 20)).to.deep.equal([])
        expect(await users.lockSuperAdmins()).to.deep.equal([])
        expect(await signIns.byDigest('digest-a')).to.equal(null)
        expect(await users.add(userNamed('ana', { id: 'another', googleSubject: 'g' }))).to.equal(true)
      })
    })

    it('finds a sign-in with its user until it ends', async () => {
      const ana = userNamed('ana')
      await add(ana)
      await store().write(({ signIns }) => signIns.add(signInOf(ana.id, 'a')))
      const found = await store().read(({ signIns }) => signIns.byDigest('digest-a'))
      expect(found).to.deep.equal({ signIn: signInOf(ana.id, 'a'), user: ana })
      const byId = () => store().read(({ signIns }) => signIns.many(['sign-in-a', 'sign-in-b']))
      expect(await byId()).to.deep.equal([signInOf(ana.id, 'a')])
      await store().write(({ signIns }) => signIns.end('sign-in-a'))
      expect(await byId()).to.deep.equal([])
      expect(await store().read(({ signIns }) => signIns.byDigest('digest-a'))).to.equal(null)
    })

    it('ends all sign-ins of one user, but for the one named', async () => {
      const [ana, ben] = [userNamed('ana'), userNamed('ben')]
      await add(ana, ben)
      await store().write(async ({ signIns }) => {
        for (const one of ['a', 'b', 'c']) await signIns.add(signInOf(ana.id, one))
        await signIns.add(signInOf(ben.id, 'd'))
        await signIns.endAll(ana.id, 'sign-in-b')
      })
      const left = await store().read(async ({ signIns }) => {
        const found = await Promise.all(['a', 'b', 'c', 'd'].map((one) => signIns.byDigest(`digest-${one}`)))
        return found.map((one) => one?.signIn.id ?? null)
      })
      expect(left).to.deep.equal([null, 'sign-in-b', null, 'sign-in-d'])
      await store().write(({ signIns }) => signIns.endAll(ana.id))
      expect(await store().read(({ signIns }) => signIns.byDigest('digest-b'))).to.equal(null)
    })

    it('notes when a sign-in was seen, unless that is fresh enough', async () => {
      const ana = userNamed('ana')
      await add(ana)
      await store().write(({ signIns }) => signIns.add(signInOf(ana.id, 'a')))
      const seenAt = async () =>
        (await store().read(({ signIns }) => signIns.byDigest('digest-a')))?.signIn.lastSeenAt
      await store().write(({ signIns }) => signIns.seen('sign-in-a', minute(2), minute(1)))
      expect(await seenAt()).to.deep.equal(minute(2))
      await store().write(({ signIns }) => signIns.seen('sign-in-a', minute(2.5), minute(1.5)))
      expect(await seenAt()).to.deep.equal(minute(2))
    })

    it('gives a password reset to one of many that take it at once', async () => {
      const ana = userNamed('ana')
      await add(ana)
      const reset = { id: 'reset-1', userId: ana.id, digest: 'reset-digest', expiresAt: minute(30) }
      await store().write(({ passwordResets }) => passwordResets.add(reset))
      const taken = await Promise.all(
        Array.from({ length: 10 }, () =>
          store().write(({ passwordResets }) => passwordResets.take(reset.digest)),
        ),
      )
      expect(taken.filter((one) => one !== null)).to.deep.equal([reset])
    })

    it('keeps one credential a person and provider, the last that was saved, until the account is erased', async () => {
      const [ana, ben, cat] = ['ana', 'ben', 'cat'].map((one) => userNamed(one))
      await add(ana!, ben!, cat!)
      const first = credentialOf(ana!.id)
      const later = credentialOf(ana!.id, {
        account: 'AC2',
        sealed: 'other',
        updatedBy: ben!.id,
        updatedAt: minute(1),
      })
      const own = credentialOf(ben!.id)
      await store().write(async ({ credentials }) => {
        for (const one of [first, own, later]) await credentials.save(one)
      })
      const all = () =>
        store().read(({ credentials }) => credentials.ofUsers([ana!.id, ben!.id, cat!.id], 'twilio'))
      expect(await all()).to.have.deep.members([later, own])
      expect(await store().read(({ credentials }) => credentials.ofUsers([], 'twilio'))).to.deep.equal([])
      await store().write(({ credentials }) => credentials.remove(ben!.id, 'twilio'))
      expect(await all()).to.deep.equal([later])
      await store().write(({ users }) => users.erase(ana!.id, minute(2)))
      expect(await all()).to.deep.equal([])
    })

    it('ends all password resets of a user', async () => {
      const ana = userNamed('ana')
      await add(ana)
      await store().write(async ({ passwordResets }) => {
        for (const digest of ['a', 'b']) {
          await passwordResets.add({ id: digest, userId: ana.id, digest, expiresAt: minute(30) })
        }
        await passwordResets.endAll(ana.id)
        expect(await passwordResets.take('a')).to.equal(null)
        expect(await passwordResets.take('b')).to.equal(null)
      })
    })
  })
}
