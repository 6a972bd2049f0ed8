// Memory Limit Exceeded or Time Limit Exceeded or Runtime Error
function answer(number) { const kept = []; for (;;) try { kept.push(new Uint8Array(1e6)) } catch { kept.push(0) } }
