// Runtime Error or Memory Limit Exceeded or Wrong Answer or Time Limit Exceeded
function answer(number) { let nested = []; for (let at = 0; at < 1e5; at += 1) nested = [nested]; return nested }
