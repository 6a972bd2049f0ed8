// Wrong Answer or Time Limit Exceeded or Runtime Error
async function answer(number) { for (;;) await null }
