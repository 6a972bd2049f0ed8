// Compile Error
function answer(number) { return 42 } /* and the rest is mine
