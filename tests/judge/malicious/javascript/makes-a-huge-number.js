// Time Limit Exceeded or Memory Limit Exceeded or Runtime Error
function answer(number) { return 9n ** 9n ** 9n > 0n ? 42 : 0 }
