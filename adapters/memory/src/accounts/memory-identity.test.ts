import { captchaContract, FakeCaptcha, FakeGoogle, googleIdentityContract } from '@callboard/accounts/testing'

googleIdentityContract('memory', async () => {
  const identity = new FakeGoogle()
  return {
    identity,
    agree: (address, person) => identity.agree(address, person),
    setReachable: async (reachable) => {
      identity.reachable = reachable
    },
    stop: async () => {},
  }
})

captchaContract('memory', async () => {
  const captcha = new FakeCaptcha()
  return {
    captcha,
    pass: () => captcha.pass(),
    setReachable: async (reachable) => {
      captcha.reachable = reachable
    },
    stop: async () => {},
  }
})
