/** Common passwords of eight characters or more. They are refused as they are, and as letters with digits around them. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    'password passwordpassword password1234 password12345 password123456 passw0rd1234 passwort1234 123456789012 ' +
    '1234567890123 12345678901234 1234567890 0123456789 012345678901 987654321098 qwertyuiop qwertyuiopas ' +
    'qwertyuiopasdfghjkl qwerty123456 qwerty1234567 qwertyqwerty asdfghjklzxc asdfghjkl zxcvbnm zxcvbnmasdfgh ' +
    '1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 abcdefghijkl abcdefghijklm ' +
    'abcdefghijklmnop abcd1234abcd abc123abc123 abcabcabcabc letmein letmeinletmein letmeinplease iloveyou ' +
    'iloveyou1234 iloveyouforever iloveyousomuch welcome welcome12345 welcomewelcome administrator ' +
    'administrator1 adminadmin adminadminadmin admin1234567 changeme changemenow changemeplease monkeymonkey ' +
    'dragondragon sunshine sunshine1234 princess princess1234 footballfootball football1234 baseball1234 ' +
    'basketball basketball12 superman1234 supermansuperman batmanbatman starwars starwars1234 trustno1trustno1 ' +
    'whateverwhatever computercomputer computer1234 internetinternet internet1234 michaeljordan ' +
    'chocolatechocolate chocolate123 correcthorsebatterystaple correct horse battery staple thisisapassword ' +
    'thisismypassword mypassword mypassword123 mypassword1234 mysecretpassword secretpassword secretsecret ' +
    'secret123456 notapassword newpassword newpassword1 newpassword123 defaultpassword defaultdefault ' +
    'testtesttest test12345678 testpassword testing12345 guestguest guestguestguest rootroot rootrootroot ' +
    'useruseruser loginlogin loginloginlogin masterkey masterpassword accessaccess opensesame opensesame123 ' +
    'manchesterunited liverpoolfc1 chelseachelsea barcelona1234 realmadrid123 summer2024summer summer123456 ' +
    'winter123456 spring123456 autumn123456 january12345 december1234 monday123456 friday123456 goodmorning ' +
    'goodmorning1 goodnight123 helloworld helloworld123 hellohello hellohellohello hello1234567 lovelovelove ' +
    'loveyouforever happyhappyhappy family123456 freedom12345 flowerflower butterfly123 butterflybutterfly ' +
    'elephant1234 machinelearning machinelearning1 deeplearning datascience artificialintelligence neuralnetwork ' +
    'cloggle clogglecloggle cloggle12345 cloggle123456 google123456 facebook1234 instagram123 microsoft123 ' +
    'samsung12345 apple1234567 linkedin1234 pokemonpokemon minecraft123 minecraftminecraft fortnite1234 ' +
    'nintendo1234 playstation playstation1 callofduty12 counterstrike leagueoflegends onceuponatime ' +
    'toinfinityandbeyond maytheforcebewithyou letsgoletsgo qazwsxedcrfv qweasdzxc qweasdzxc123 qazwsxedc123 ' +
    'poiuytrewq poiuytrewqlkj mnbvcxzasdfg 112233445566 121212121212 123123123123 123321123321 123456123456 ' +
    '123456abcdef 147258369147 159753159753 111222333444 aabbccddeeff aaaabbbbcccc asdfasdfasdf qwerqwerqwer ' +
    'zxcvzxcvzxcv'
  ).split(' '),
)
