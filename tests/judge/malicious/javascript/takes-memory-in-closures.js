// Memory Limit Exceeded or Time Limit Exceeded
function answer(number) { let last = null; for (;;) { const before = last; last = () => before } }
