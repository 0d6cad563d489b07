/** Passwords of at least eight characters that guessing programs try first, lower-cased. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `00000000 0123456789 0987654321 10203040 11111111 1111111111 11223344 1122334455 12121212 123123123 123321123
  12341234 123456654321 12345678 123456789 1234567890 123456789a 123456789q 123456abc 123456qwerty 1234qwer
  123654789 123abc123 12qwaszx 147258369 14725836 159357258 1a2b3c4d 1g2w3e4r 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  22222222 31415926 55555555 66666666 741852963 77777777 87654321 88888888 963852741 987654321 9876543210 99999999
  a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcd1234 abcd12345 abcdefgh
  access14 admin123 admin1234 administrator alexander asdasd123 asdf1234 asdfasdf asdfghjk asdfghjkl baseball
  basketball bigdaddy blink182 butterfly callboard callboard1 callboard123 casting123 changeme changeme1 charlie1
  chocolate christian computer corvette danielle december dragon123 dreamers einstein football football1 forever1
  freedom1 garfield genesis1 godzilla hello123 helloworld iloveyou iloveyou1 iloveyou2 internet jennifer jonathan
  justin123 letmein1 letmein123 liverpool lovelove lovelove1 master123 matthew1 maverick mercedes michelle michael1
  midnight minecraft monkey123 mustang1 myspace1 naruto123 newyork1 nicholas november p@ssw0rd p@ssword pa55word
  passw0rd passw0rd1 password password! password1 password1! password11 password12 password123 password1234
  password2 pokemon1 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwaszx12 qwer1234 qwerasdf qwerqwer qwerty12
  qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop rockstar samantha scorpion september secret123 shadow123
  slipknot spiderman starwars steelers sunshine sunshine1 superman superman1 test1234 test12345 testtest trustno1
  universe victoria welcome1 welcome123 welcome2 whatever whatever1 william1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
  zxcvbnma`.split(/\s+/),
)
