// Compile Error
function answer(number) { return ]] }
